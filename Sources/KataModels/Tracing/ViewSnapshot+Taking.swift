import KataTrace

extension UIView {
  /// The view and what it holds, as they are now.
  package final var snapshot: ViewSnapshot {
    ViewSnapshot(
      name: traceName, type: String(describing: type(of: self)), frame: frame.numbers,
      bounds: bounds.numbers, inWindow: convert(bounds, to: nil).numbers, isHidden: isHidden,
      alpha: Double(alpha), clipsToBounds: clipsToBounds, isTransformed: !transform.isIdentity,
      controller: controller?.traceName, subviews: subviews.flatMap(\.snapshots))
  }

  /// The system's own views aren't shown, but what lies in them.
  private final var snapshots: [ViewSnapshot] {
    self is PresentationRoom ? subviews.flatMap(\.snapshots) : [snapshot]
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
