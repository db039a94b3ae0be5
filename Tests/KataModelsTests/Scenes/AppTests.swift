import KataModels
import KataStage
import Testing

@Suite("An app")
@MainActor struct AppTests {
  @Test(arguments: [
    (17.0, SceneAdoption.notAskedFor),
    (
      18.4,
      .urged(
        "This process does not adopt UIScene lifecycle. "
          + "This will become an assert in a future version.")
    ),
    (
      26,
      .urged(
        "UIScene lifecycle will soon be required. "
          + "Failure to adopt will result in an assert in the future.")
    ),
    (27, .required("UIScene life cycle is required for apps built with this SDK")),
  ])
  func `without scenes is told what its SDK demands`(sdk: Double, adoption: SceneAdoption) {
    var rules = UIKitRules().scenes
    rules.sdk = sdk
    #expect(SceneAdoption(rules) == adoption)
  }

  @Test func `without scenes is led by its delegate`() {
    final class OldStyle: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = A()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let delegate = OldStyle()
    let log = SystemLog.output
    SystemLog.output = { Tracer.output($0) }
    defer { SystemLog.output = log }
    let lines = traced(.scene, .appearance) {
      Stage(launchingWithoutScenes: delegate).enterBackground()
    }
    UIApplication.shared.delegate = nil
    #expect(
      lines == [
        "UIScene lifecycle will soon be required. "
          + "Failure to adopt will result in an assert in the future.",
        "App.willFinishLaunching", "App.didFinishLaunching", "A.viewWillAppear",
        "App.applicationDidBecomeActive", "A.viewDidAppear", "App.applicationWillResignActive",
        "App.applicationDidEnterBackground",
      ])
  }

  @Test func `hears of its launch once, however many scenes connect`() {
    let delegate = PlainAppDelegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let lines = traced(.scene) {
      for _ in 1...2 { Stage(launching: StoryboardOwner(), storyboard: A()).disconnect() }
    }
    #expect(lines.of("App") == ["App.willFinishLaunching", "App.didFinishLaunching"])
  }

  @Test func `tells every controller of a memory warning, loaded or not, and unloads nothing`() {
    let (below, top) = (A(), B())
    let nav = UINavigationController()
    nav.viewControllers = [below, top]
    let stage = Stage(nav)
    let lines = traced(.memory) { stage.memoryWarning() }
    #expect(
      lines.of("Navigation", "A", "B") == [
        "Navigation.didReceiveMemoryWarning", "A.didReceiveMemoryWarning",
        "B.didReceiveMemoryWarning",
      ])
    #expect(!below.isViewLoaded)
    #expect(top.isViewLoaded)
  }

  @Test func `tells a presented controller of a memory warning, once`() {
    let (presenter, sheet) = (A(), B())
    let stage = Stage(UINavigationController(rootViewController: presenter))
    presenter.present(sheet, animated: false)
    stage.wait(1)
    let lines = traced(.memory) { stage.memoryWarning() }
    #expect(
      lines.of("Navigation", "A", "B") == [
        "Navigation.didReceiveMemoryWarning", "A.didReceiveMemoryWarning",
        "B.didReceiveMemoryWarning",
      ])
  }

  @Test func `posts a memory warning, and tells its delegate`() {
    final class Listener: UIResponder, UIApplicationDelegate {
      var warnings = 0
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }
    let delegate = Listener()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let stage = Stage(A())
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in Tracer.output("noted") }
    let lines = traced { stage.memoryWarning() }
    NotificationCenter.default.removeObserver(token)
    #expect(lines == ["noted"])
    #expect(delegate.warnings == 1)
  }

  @Test func `gives a touch to the window of the highest level that covers it`() {
    final class Named: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Tracer.output("\(traceName) touched")
      }
    }
    let card = Named(frame: CGRect(x: 0, y: 0, width: 400, height: 800)).named("card")
    let stage = Stage(card)
    let banner = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    banner.windowScene = stage.window.windowScene
    banner.windowLevel = .alert
    let root = UIViewController()
    root.view = Named().named("banner")
    banner.rootViewController = root
    banner.isHidden = false
    let lines = traced {
      stage.tap(CGPoint(x: 200, y: 50))
      stage.tap(CGPoint(x: 200, y: 150))
    }
    #expect(lines == ["banner touched", "card touched"])
    #expect(stage.window.isKeyWindow)
    #expect(!banner.isKeyWindow)
    banner.isHidden = true
  }
}
