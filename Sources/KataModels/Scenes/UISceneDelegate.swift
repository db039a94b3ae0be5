/// Hears of a scene's life. Every method may be left out.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is there, and nothing of it is on screen: time to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The system took the scene away; it may come back.
  func sceneDidDisconnect(_ scene: UIScene)

  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// Hears of the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window. The delegate is its owner; one from a storyboard is put here.
  var window: UIWindow? { get set }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

extension UIWindowSceneDelegate {
  /// For a delegate that keeps its window elsewhere.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
