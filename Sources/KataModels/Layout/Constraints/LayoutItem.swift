/// What constraints are about: views and layout guides.
@MainActor protocol LayoutItem: AnyObject {
  /// The view that it is, or that it belongs to.
  var layoutView: UIView? { get }
  /// How it is called where the system speaks of it.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  final var layoutView: UIView? { self }
  final var layoutName: String { traceName }
}

extension UILayoutGuide: LayoutItem {
  final var layoutView: UIView? { owningView }

  final var layoutName: String {
    guard identifier.isEmpty else { return identifier }
    return "\(owningView?.traceName ?? "nil").guide"
  }
}
