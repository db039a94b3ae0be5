import KataModels
@_exported import KataTrace

/// A device with one window on it, whose time stands still until the program moves it.
///
///     let stage = Stage(UINavigationController(rootViewController: Feed()))
///     stage.trace(.appearance)
///     stage.tap(CGPoint(x: 40, y: 40))
///     stage.wait(1)
///
/// Only code outside of the main loop may drive it: a callback that did would run inside the turn
/// it waits for, and traps.
@MainActor public final class Stage {
  /// Key and visible, its root view laid out and appeared. Where a scene delegate made no window, or
  /// kept none, an empty one that stays hidden.
  public let window: UIWindow

  let loop = MainLoop.main
  let touches = TouchDelivery { UIApplication.shared.visibleWindows.reversed() }
  let life: SceneLife
  private let start: TimeInterval

  /// Shows a controller and runs the loop until nothing is due.
  ///
  /// - Parameters:
  ///   - root: the window's root controller.
  ///   - size: of the window and the screen, in points.
  ///   - safeArea: how far the device's bars and corners reach into the screen.
  ///   - families: traced from the very first callback.
  public init(
    _ root: UIViewController, size: CGSize = CGSize(width: 400, height: 800),
    safeArea: UIEdgeInsets = .zero, tracing families: [TraceFamily] = []
  ) {
    start = Self.open(size, safeArea, families)
    let scene = UIApplication.shared.stageScene
    scene.activationState = .foregroundActive
    life = SceneLife(scene)
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    loop.turnUntilIdle()
  }

  /// Shows a view inside the view of a plain controller; its frame stays.
  public convenience init(
    _ view: UIView, size: CGSize = CGSize(width: 400, height: 800),
    safeArea: UIEdgeInsets = .zero, tracing families: [TraceFamily] = []
  ) {
    let root = UIViewController()
    root.view = UIView(frame: CGRect(origin: .zero, size: size))
    root.view.addSubview(view)
    self.init(root, size: size, safeArea: safeArea, tracing: families)
  }

  /// Launches an app: its scene connects, the delegate makes the window, the scene enters the
  /// foreground and becomes active.
  ///
  /// - Parameters:
  ///   - delegate: the scene's; the scene keeps it.
  ///   - root: the initial controller of the scene's storyboard, which then brings the window; nil
  ///     where the delegate makes the window in code.
  public init(
    launching delegate: any UIWindowSceneDelegate, storyboard root: UIViewController? = nil,
    size: CGSize = CGSize(width: 400, height: 800), safeArea: UIEdgeInsets = .zero,
    tracing families: [TraceFamily] = []
  ) {
    start = Self.open(size, safeArea, families)
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    scene.delegate = delegate
    life = SceneLife(scene, storyboard: root)
    life.launch()
    window = scene.keyWindow ?? scene.windows.first ?? UIWindow(windowScene: scene)
  }

  /// Launches an app that has no scenes: its delegate makes the window. Systems after iOS 26 refuse
  /// an app built with their SDK.
  public init(
    launchingWithoutScenes delegate: any UIApplicationDelegate,
    size: CGSize = CGSize(width: 400, height: 800), safeArea: UIEdgeInsets = .zero,
    tracing families: [TraceFamily] = []
  ) {
    start = Self.open(size, safeArea, families)
    SceneAdoption(UIKitRules.current.scenes).enforce()
    UIApplication.shared.delegate = delegate
    life = SceneLife(nil)
    life.launch()
    window = UIApplication.shared.key ?? UIWindow(frame: .zero)
  }

  /// - Returns: when the stage opens, in virtual seconds since the program started.
  private static func open(
    _ size: CGSize, _ safeArea: UIEdgeInsets, _ families: [TraceFamily]
  ) -> TimeInterval {
    checkDriver()
    Tracer.printed.formUnion(families)
    UIScreen.main.bounds.size = size
    UIScreen.main.safeArea = safeArea
    watch()
    return MainLoop.main.now
  }

  /// Prints, from now on, each callback of these families as it is sent.
  public func trace(_ families: TraceFamily...) { Tracer.printed.formUnion(families) }

  /// The window's view tree as a drawing in box characters, to scale; below it what has moved or
  /// changed since the last picture.
  public var picture: String {
    let snapshot = window.snapshot
    defer { pictured = snapshot }
    return TreePicture(of: snapshot, since: pictured).text()
  }

  /// What the last picture showed.
  private var pictured: ViewSnapshot?

  // MARK: Time

  /// Virtual seconds since the stage opened.
  public var now: TimeInterval { (loop.now - start).wholeNanoseconds }

  /// Takes turns until nothing is due now. The clock moves only to the end of running animations
  /// and transitions; no timer, delay or gesture is waited for.
  public func settle() {
    Self.checkDriver()
    loop.settle()
  }

  /// Moves the clock, doing everything due on the way, in order.
  ///
  /// - Parameter seconds: virtual ones.
  public func wait(_ seconds: TimeInterval) {
    Self.checkDriver()
    precondition(seconds >= 0, "time doesn't run backwards")
    loop.run(until: loop.now + seconds)
  }

  /// Says what each piece of such work costs the thread it runs on, from now on.
  ///
  /// - Parameter seconds: virtual ones; while they pass, nothing else happens on that thread.
  public func cost(of work: StagedWork, _ seconds: TimeInterval) {
    precondition(seconds >= 0, "work doesn't bring time back")
    WorkCosts.seconds[work] = seconds
  }

  /// Who keeps an object alive, as far as the model does: the way from what runs the program to the
  /// object, such as `["RunLoop.main", "Timer", "Feed"]`. Empty where only the program's own variables
  /// and tasks hold it.
  public func owners(of object: AnyObject) -> [String] { OwnerSearch.owners(of: object) }

  static func checkDriver() {
    precondition(
      !MainLoop.main.isBusy,
      "the stage can't be driven from inside a callback: it would wait for the turn it runs in")
  }

  /// Touches and recognisers also go to the channel.
  private static func watch() {
    TouchWatch.touch = { touch in Tracer.report(touch.snapshot) }
    TouchWatch.recognizer = { recognizer, old, new in
      Tracer.report(recognizer.snapshot(from: old, to: new))
    }
  }
}
