import KataModels
import KataStage
import Testing

@Suite("A scene")
@MainActor struct SceneTests {
  @Test func `brings its delegate's window, which is key and visible`() {
    let delegate = WindowMaker(A())
    let stage = Stage(launching: delegate)
    #expect(stage.window === delegate.window)
    #expect(stage.window.isKeyWindow)
    #expect(stage.window.windowScene?.delegate === delegate)
    #expect(stage.window.windowScene?.windows == [stage.window])
    stage.disconnect()
  }

  @Test func `gives the storyboard's window to its delegate`() {
    let (delegate, root) = (StoryboardOwner(), A())
    let stage = Stage(launching: delegate, storyboard: root)
    #expect(delegate.window === stage.window)
    #expect(stage.window.rootViewController === root)
    #expect(root.view.window === stage.window)
    stage.disconnect()
  }

  @Test func `shows nothing where nobody keeps the window`() {
    final class Forgetful: UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = A()
        window.makeKeyAndVisible()
      }
    }
    let stage = Stage(launching: Forgetful())
    #expect(stage.window.isHidden)
    #expect(stage.window.rootViewController == nil)
    stage.disconnect()
  }

  @Test func `is in the state its delegate is told of`() {
    final class Watcher: UIResponder, UIWindowSceneDelegate {
      var seen: [UIScene.ActivationState] = []
      func sceneWillEnterForeground(_ scene: UIScene) { seen.append(scene.activationState) }
      func sceneDidBecomeActive(_ scene: UIScene) { seen.append(scene.activationState) }
      func sceneWillResignActive(_ scene: UIScene) { seen.append(scene.activationState) }
      func sceneDidEnterBackground(_ scene: UIScene) { seen.append(scene.activationState) }
      func sceneDidDisconnect(_ scene: UIScene) { seen.append(scene.activationState) }
    }
    let watcher = Watcher()
    let stage = Stage(launching: watcher)
    stage.enterBackground()
    stage.enterBackground()
    stage.enterForeground()
    stage.enterForeground()
    stage.disconnect()
    stage.disconnect()
    #expect(
      watcher.seen == [
        .unattached, .foregroundActive, .foregroundActive, .background, .background,
        .foregroundActive, .foregroundActive, .unattached,
      ])
  }

  @Test func `in the background is disconnected without more ado`() {
    let stage = Stage(launching: WindowMaker(A()))
    stage.enterBackground()
    let lines = traced(.scene) { stage.disconnect() }
    #expect(lines == ["Scene.sceneDidDisconnect"])
  }

  @Test func `that is disconnected takes its windows along`() throws {
    let stage = Stage(launching: WindowMaker(A()))
    let scene = try #require(stage.window.windowScene)
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    stage.disconnect()
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
    #expect(!UIApplication.shared.visibleWindows.contains(stage.window))
    #expect(scene.session.scene === scene)
  }

  @Test func `leaves the app's delegate silent about activation`() {
    final class Listener: UIResponder, UIApplicationDelegate {
      var heard: [String] = []
      func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
      func applicationWillResignActive(_ application: UIApplication) { heard.append("inactive") }
      func applicationDidEnterBackground(_ application: UIApplication) { heard.append("back") }
      func applicationWillEnterForeground(_ application: UIApplication) { heard.append("fore") }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        heard.append("launched")
        return true
      }
    }
    let listener = Listener()
    UIApplication.shared.delegate = listener
    let stage = Stage(launching: WindowMaker(A()))
    stage.enterBackground()
    stage.enterForeground()
    stage.disconnect()
    UIApplication.shared.delegate = nil
    #expect(listener.heard == ["launched"])
  }

  @Test func `posts its own notifications, after its delegate has heard`() {
    let stage = Stage(launching: WindowMaker(A()))
    let scene = stage.window.windowScene
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: scene, queue: nil
    ) { Tracer.output($0.name.rawValue) }
    let lines = traced(.scene) { stage.interrupt() }
    NotificationCenter.default.removeObserver(token)
    stage.disconnect()
    #expect(
      lines == [
        "Scene.sceneWillResignActive", "UISceneWillDeactivateNotification",
        "Scene.sceneDidBecomeActive", "UISceneDidActivateNotification",
      ])
  }

  @Test func `that is believed to make its root disappear sends those callbacks`() {
    var rules = UIKitRules().scenes
    rules.toBackground = [
      .appDidEnterBackground, .rootViewWillDisappear, .sceneDidEnterBackground,
      .rootViewDidDisappear,
    ]
    rules.toForeground = [.rootViewWillAppear, .sceneDidBecomeActive, .rootViewDidAppear]
    let stage = Stage(launching: WindowMaker(A()))
    let life = SceneLife(stage.window.windowScene, rules: rules)
    let lines = traced(.scene, .appearance) {
      life.enterBackground()
      life.enterForeground()
    }
    stage.disconnect()
    #expect(
      lines == [
        "A.viewWillDisappear", "Scene.sceneDidEnterBackground", "A.viewDidDisappear",
        "A.viewWillAppear", "Scene.sceneDidBecomeActive", "A.viewDidAppear",
      ])
  }
}
