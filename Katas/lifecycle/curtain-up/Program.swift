import KataStage
import UIKit

final class Feed: UIViewController {}

final class SceneDelegate: UIResponder,
  UIWindowSceneDelegate
{
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene
    else { return }
    print("the scene connects")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Feed()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    print("the scene enters the foreground")
  }
}

let stage = Stage(
  launching: SceneDelegate(),
  tracing: [.loading, .appearance])
