import KataModels
import KataStage

/// A scene delegate that makes its window in code, as it should be done.
final class WindowMaker: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) {
    self.root = root
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A scene delegate whose window comes from a storyboard.
final class StoryboardOwner: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// An app delegate that does nothing.
final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

/// Adds a line such as `Note.didBecomeActive` for each notification of the application while
/// `body` runs.
@MainActor func noting(during body: () -> Void) {
  let names = [
    "willResignActive": UIApplication.willResignActiveNotification,
    "didEnterBackground": UIApplication.didEnterBackgroundNotification,
    "willEnterForeground": UIApplication.willEnterForegroundNotification,
    "didBecomeActive": UIApplication.didBecomeActiveNotification,
  ]
  let tokens = names.map { line, name in
    NotificationCenter.default.addObserver(
      forName: name, object: UIApplication.shared, queue: .main
    ) { _ in Tracer.output("Note.\(line)") }
  }
  body()
  for token in tokens { NotificationCenter.default.removeObserver(token) }
}

/// The lines of a launch by an app delegate and a scene delegate.
@MainActor func launched(_ families: TraceFamily..., by launch: () -> Stage) -> [String] {
  let delegate = PlainAppDelegate()
  UIApplication.shared.delegate = delegate
  defer { UIApplication.shared.delegate = nil }
  var stage: Stage?
  let lines = traced(families) { noting { stage = launch() } }
  stage?.disconnect()
  return lines
}
