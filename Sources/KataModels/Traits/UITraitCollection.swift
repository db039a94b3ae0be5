/// What surrounds a view or a controller: in this model, whether it is shown light or dark.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// With nothing specified.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// Later collections win where they specify something.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    let style = collections.map(\.userInterfaceStyle).last { $0 != .unspecified }
    self.init(userInterfaceStyle: style ?? .unspecified)
  }

  /// Whether a dynamic colour may differ between the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  public override var hash: Int { userInterfaceStyle.hashValue }

  // MARK: The current one

  private enum Scope {
    case collection(UITraitCollection)
    case view(UIView)
  }

  // Safe: every program of the model runs on one thread.
  private nonisolated(unsafe) static var scope = Scope.collection(system)

  /// The device's own: light.
  static let system = UITraitCollection(userInterfaceStyle: .light)

  /// What dynamic colours resolve with where nothing else is said: inside layout and inside the
  /// handlers of trait changes those of the view at hand
  /// (developer.apple.com/videos/play/wwdc2019/214), elsewhere the device's.
  public static var current: UITraitCollection {
    get {
      switch scope {
      case .collection(let collection): collection
      case .view(let view): MainActor.assumeIsolated { view.resolvedTraits }
      }
    }
    set { scope = .collection(newValue) }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    Self.within(.collection(self), actions)
  }

  /// Reads the view's traits only if somebody asks for the current ones.
  @MainActor static func performAsCurrent(of view: UIView, _ actions: () -> Void) {
    within(.view(view), actions)
  }

  private static func within(_ inner: Scope, _ actions: () -> Void) {
    let outer = scope
    scope = inner
    actions()
    scope = outer
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Something that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
