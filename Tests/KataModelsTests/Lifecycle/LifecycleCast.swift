import KataModels
import KataStage

final class A: UIViewController {}
final class B: UIViewController {}
final class C: UIViewController {}
final class P: UIViewController {}

/// Makes its own root view.
final class Custom: UIViewController {
  override func loadView() { view = UIView() }
}

/// Tells its children itself when they appear.
final class Silent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Reads its view while it is being made.
final class Eager: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    _ = view
  }

  required init?(coder: NSCoder) { nil }
}

/// Notes what is true of it in each callback.
final class Witness: UIViewController {
  var look: (Witness) -> String = { _ in "" }
  var seen: [String] = []

  override func viewDidLoad() { note() }
  override func viewWillAppear(_ animated: Bool) { note() }
  override func viewIsAppearing(_ animated: Bool) { note() }
  override func viewDidAppear(_ animated: Bool) { note() }
  override func viewWillDisappear(_ animated: Bool) { note() }
  override func viewDidDisappear(_ animated: Bool) { note() }

  private func note(_ callback: String = #function) {
    seen.append("\(callback.prefix { $0 != "(" }) \(look(self))")
  }
}

/// The screens on a stack, pushed one after the other and each come to rest. The stack is their
/// only owner.
@MainActor func staged(_ screens: UIViewController...) -> (Stage, UINavigationController) {
  let nav = UINavigationController(rootViewController: screens[0])
  let stage = Stage(nav)
  for screen in screens.dropFirst() {
    nav.pushViewController(screen, animated: false)
    stage.settle()
  }
  return (stage, nav)
}
