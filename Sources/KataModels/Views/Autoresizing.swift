/// What a view does when a size changes: its superview's, and its own.
struct Autoresizing: Sendable {
  var mask: UIView.AutoresizingMask = []
  var resizesSubviews = true
}

extension UIView {
  /// Which of a view's distances and sizes give way when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Gives the subviews their share of a new size, and what they hold theirs.
  ///
  /// Goes by the box of a view that is turned or scaled; UIKit promises nothing there.
  ///
  /// - Complexity: linear in the subviews of views that change their size; depth costs no stack.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizing.resizesSubviews, children.contains(where: \.isFlexible) else { return }
    var waiting = [(view: self, old: old)]
    while let (view, old) = waiting.popLast() {
      guard view.autoresizing.resizesSubviews else { continue }
      let new = view.geometry.bounds.size
      for child in view.children where child.isFlexible {
        let before = child.geometry.bounds.size
        let mask = child.autoresizing.mask
        child.setGeometry { $0.place(in: $0.frame.autoresized(mask, from: old, to: new)) }
        if child.geometry.bounds.size != before { waiting.append((child, before)) }
      }
    }
  }

  private final var isFlexible: Bool { !autoresizing.mask.isEmpty }
}

extension CGRect {
  /// The frame of a view whose superview goes from one size to another.
  ///
  /// On each axis the flexible parts share the change in proportion to their lengths before it
  /// (observed flag by flag: cnblogs.com/heri, 2013-03-18). Where all of them are zero long they
  /// share equally, which no public observation vouches for.
  func autoresized(
    _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let (x, width) = AxisParts(
      before: minX, length: width, after: old.width - maxX,
      flexible: mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    ).grown(by: new.width - old.width)
    let (y, height) = AxisParts(
      before: minY, length: height, after: old.height - maxY,
      flexible: mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    ).grown(by: new.height - old.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// A superview's extent on one axis: what lies before a view, the view, and what lies behind.
private struct AxisParts {
  let before, length, after: CGFloat
  /// The flags of this axis only.
  let flexible: UIView.AutoresizingMask

  func grown(by change: CGFloat) -> (before: CGFloat, length: CGFloat) {
    let isFlexible = (
      before: !flexible.isDisjoint(with: [.flexibleLeftMargin, .flexibleTopMargin]),
      length: !flexible.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      after: !flexible.isDisjoint(with: [.flexibleRightMargin, .flexibleBottomMargin])
    )
    let total =
      (isFlexible.before ? before : 0) + (isFlexible.length ? length : 0)
      + (isFlexible.after ? after : 0)
    let count = CGFloat(flexible.rawValue.nonzeroBitCount)
    func share(_ part: CGFloat) -> CGFloat { total == 0 ? change / count : change * part / total }
    return (
      isFlexible.before ? before + share(before) : before,
      isFlexible.length ? length + share(length) : length
    )
  }
}
