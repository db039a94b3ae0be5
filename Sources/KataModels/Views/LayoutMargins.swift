/// The room that a view keeps free at its edges for what it holds.
struct LayoutMargins: Sendable {
  /// What was set; nil where nothing was.
  var base: UIEdgeInsets?
  /// Whether the safe area adds to it.
  var includeSafeArea = true
  /// Whether the superview's margins hold where they reach into the view.
  var includeSuperview = false

  /// On each side, where nobody sets anything (evidence: G129).
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// What the root view of a controller keeps at least.
  static let root: UIEdgeInsets = {
    let side = CGFloat(UIKitRules.current.geometry.rootMargin)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }()
}

extension UIView {
  /// The room that the view keeps free at its edges: what was set, the safe area where
  /// `insetsLayoutMarginsFromSafeArea` says so, and at least what reaches in from the superview
  /// where `preservesSuperviewLayoutMargins` does. Setting it sets the first of these.
  public final var layoutMargins: UIEdgeInsets {
    get {
      var path = [self]
      while let view = path.last, view.margins.includeSuperview, let parent = view.parent {
        path.append(parent)
      }
      return path.reversed().reduce(nil) { $1.margins(inside: $0) } ?? .zero
    }
    set {
      guard newValue != margins.base else { return }
      changeMargins { $0.base = newValue }
    }
  }

  /// The same for the direction the language is read in, which in this model is to the right.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// True unless set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includeSafeArea }
    set {
      guard newValue != margins.includeSafeArea else { return }
      changeMargins { $0.includeSafeArea = newValue }
    }
  }

  /// False unless set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { margins.includeSuperview }
    set {
      guard newValue != margins.includeSuperview else { return }
      changeMargins { $0.includeSuperview = newValue }
    }
  }

  final var margins: LayoutMargins { surroundings?.margins ?? LayoutMargins() }

  /// - Parameter outer: the superview's margins, where they count.
  private func margins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
    let (margins, isRoot) = (margins, hasController && controller != nil)
    let minimum = isRoot ? LayoutMargins.root : .zero
    let base = (margins.base ?? (isRoot ? .zero : LayoutMargins.standard)).atLeast(minimum)
    let own = margins.includeSafeArea ? base + safeAreaInsets : base
    guard margins.includeSuperview, let outer, let parent else { return own }
    return own.atLeast(outer.left(for: frame, in: parent.bounds))
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&makeSurroundings().margins)
    tellMargins()
  }

  /// Tells the view that its margins have changed, and the views below that take them over.
  final func tellMargins() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.setNeedsLayout()
      view.surroundings?.role?.engine?.setNeedsRefresh()
      view.layoutMarginsDidChange()
      waiting.append(contentsOf: view.children.reversed().filter(\.margins.includeSuperview))
    }
  }
}

extension UIEdgeInsets {
  /// The larger of the two on each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
