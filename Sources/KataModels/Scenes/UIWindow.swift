/// The root of a scene's view tree.
@MainActor open class UIWindow: UIView {
  /// The scene whose screen it is on.
  public final weak var windowScene: UIWindowScene? {
    didSet { UIApplication.shared.enlist(self) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceContent(of: oldValue) }
  }

  /// Hidden until it is shown.
  open override var isHidden: Bool {
    didSet { installContent() }
  }

  /// A window of a higher level lies above, and gets touches first where it covers.
  public final var windowLevel = Level.normal

  /// How far the device's bars and corners reach into the screen the window was made for.
  package final var screenInsets = UIScreen.main.safeArea {
    didSet { SafeArea.setNeedsTelling() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    root = self
    isHidden = true
    UIApplication.shared.enlist(self)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    root = self
    isHidden = true
    self.windowScene = windowScene
    UIApplication.shared.enlist(self)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Key

  /// Whether it gets the keyboard and other input that isn't touches.
  public final var isKeyWindow: Bool { UIApplication.shared.key === self }

  open func makeKey() { UIApplication.shared.makeKey(self) }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  // MARK: Responding and layout

  /// The scene, else the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = rootViewController?.viewIfLoaded
    for view in children where view === content || view is PresentationRoom {
      if view.frame != bounds { view.frame = bounds }
    }
  }

  // MARK: The root controller's view

  private func replaceContent(of old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    for room in children where room is PresentationRoom { room.removeFromSuperview() }
    installContent()
  }

  private func installContent() {
    guard !isHidden else { return }
    tellSafeArea()
    guard let root = rootViewController, !root.presentation.isCovered else { return }
    guard let view = root.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    public static func + (level: Level, raise: CGFloat) -> Level {
      Level(rawValue: level.rawValue + raise)
    }
  }
}
