import KataStage
import UIKit

// A scene delegate as Xcode's template has it, and the way to the background and back.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = Feed()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    print("active", UIApplication.shared.applicationState == .active)
  }
}

final class Feed: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.resume() }
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("insets", Int(view.safeAreaInsets.top), Int(view.safeAreaInsets.bottom))
  }

  @objc private func pause() { print("pause") }
  private func resume() { print("resume") }
}

let stage = Stage(
  launching: SceneDelegate(), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
  tracing: [.scene, .loading, .appearance, .isAppearing])
print("launched", UIApplication.shared.connectedScenes.count)
stage.enterBackground()
stage.enterForeground()
