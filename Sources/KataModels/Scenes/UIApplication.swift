/// The app: its scenes, their windows, and the end of the responder chain.
@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public final weak var delegate: (any UIApplicationDelegate)?
  /// The delegate that has heard of the launch.
  final weak var launched: (any UIApplicationDelegate)?
  /// Where the app has no scenes, what stands for the state of one.
  final var stateWithoutScenes = UIScene.ActivationState.unattached

  private var scenes: [UIScene] = []
  private var places: [Place] = []
  package final weak var key: UIWindow?

  /// A window that the application knows without keeping it.
  private struct Place { weak var window: UIWindow? }

  public override init() {
    super.init()
    rename("App")
  }

  /// The delegate where that is a responder, but not a view or a controller.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  // MARK: Scenes

  public final var connectedScenes: Set<UIScene> { Set(scenes) }

  /// Active where any scene is.
  public final var applicationState: State {
    let states = scenes.isEmpty ? [stateWithoutScenes] : scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The scene of programs that have no delegate of their own for one; connected when first asked
  /// for.
  package private(set) final lazy var stageScene: UIWindowScene = {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    connect(scene)
    return scene
  }()

  final func connect(_ scene: UIScene) { scenes.append(scene) }

  /// Forgets the scene and its windows.
  final func disconnect(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    places.removeAll { $0.window?.windowScene === scene }
  }

  // MARK: Windows

  @available(*, deprecated, message: "ask a scene for its windows")
  public final var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }

  @available(*, deprecated, message: "ask a scene for its key window")
  public final var keyWindow: UIWindow? { key }

  final var allWindows: [UIWindow] { places.compactMap(\.window) }

  /// Back to front: by level, and in a level in the order they came.
  package final var visibleWindows: [UIWindow] {
    let visible = allWindows.filter { !$0.isHidden }
    // Asked for at each turn, and mostly all are at one level.
    guard let level = visible.first?.windowLevel,
      visible.contains(where: { $0.windowLevel != level })
    else { return visible }
    let levels = Set(visible.map(\.windowLevel)).sorted()
    return levels.flatMap { level in visible.filter { $0.windowLevel == level } }
  }

  final func enlist(_ window: UIWindow) {
    places.removeAll { $0.window == nil }
    if !places.contains(where: { $0.window === window }) { places.append(Place(window: window)) }
  }

  final func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    key?.resignKey()
    key = window
    window.becomeKey()
  }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
