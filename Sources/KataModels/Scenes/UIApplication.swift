/// The app: its scenes, their windows, and the end of the responder chain.
@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public final weak var delegate: (any UIApplicationDelegate)?
  /// The scene that programs are shown in.
  package final let stageScene = UIWindowScene()
  public final var connectedScenes: Set<UIScene> { [stageScene] }

  private var places: [Place] = []
  final weak var key: UIWindow?

  /// A window that the application knows without keeping it.
  private struct Place { weak var window: UIWindow? }

  /// The delegate where that is a responder, but not a view or a controller.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
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

/// Who is told about the app's life.
@MainActor public protocol UIApplicationDelegate: AnyObject {}
