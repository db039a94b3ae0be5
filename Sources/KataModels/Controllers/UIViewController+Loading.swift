extension UIViewController {
  final func loadIfNeeded() {
    guard loadedView == nil else { return }
    if MethodSlot.loadView.isOverridden(in: type(of: self)) {
      Tracer.send(.loading, to: self, "loadView")
    }
    loadView()
    sendViewDidLoad()
  }

  final func sendViewDidLoad() {
    appearance.hasNewView = true
    Tracer.send(.loading, to: self, "viewDidLoad")
    viewDidLoad()
  }

  /// Takes a view as the root view; the old one forgets its controller.
  final func adopt(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }
}

/// When views are loaded.
struct LoadingPolicy: Sendable {
  var afterInit: @MainActor @Sendable (UIViewController) -> Void
  /// Before each appearance, at the latest when a container needs the view.
  var beforeVisit: @MainActor @Sendable (UIViewController) -> Void

  /// Once, at the first reading of `view`.
  static let once = LoadingPolicy(afterInit: { _ in }, beforeVisit: { $0.loadViewIfNeeded() })

  static let current = LoadingPolicy(UIKitRules.current.appearance.loading)
}

extension UIViewController {
  final var overridesUpdateProperties: Bool {
    MethodSlot.controllerUpdateProperties.isOverridden(in: type(of: self))
  }
}

extension MethodSlot {
  static let loadView = MethodSlot(
    of: UIViewController.self, plain: Plain.self, overriding: Loading.self)
  static let controllerUpdateProperties = MethodSlot(
    of: UIViewController.self, plain: Plain.self, overriding: Updating.self)

  private final class Plain: UIViewController {}

  private final class Loading: UIViewController {
    override func loadView() {}
  }

  private final class Updating: UIViewController {
    override func updateProperties() { _ = self }
  }
}
