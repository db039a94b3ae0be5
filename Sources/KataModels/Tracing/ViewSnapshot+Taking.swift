import KataTrace

extension UIView {
  /// The view and what it holds, as they are now.
  package final var snapshot: ViewSnapshot {
    ViewSnapshot(
      name: traceName, type: String(describing: type(of: self)), frame: frame.numbers,
      bounds: bounds.numbers, inWindow: convert(bounds, to: nil).numbers, isHidden: isHidden,
      alpha: Double(alpha), clipsToBounds: clipsToBounds, isTransformed: !transform.isIdentity,
      controller: controller?.traceName, subviews: subviews.map(\.snapshot))
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
