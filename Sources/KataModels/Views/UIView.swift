@MainActor open class UIView: UIResponder {
  /// The controller whose root view this is.
  package weak var controller: UIViewController?
}
