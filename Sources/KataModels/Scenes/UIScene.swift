/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    /// On screen and getting events.
    case foregroundActive
    /// On screen, while something of the system's lies above or it is on its way.
    case foregroundInactive
    case background
  }

  public final let session: UISceneSession
  /// Who hears of the scene's life. The scene keeps it.
  public final var delegate: (any UISceneDelegate)?
  public package(set) final var activationState = ActivationState.unattached
  public final var title: String?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    rename("Scene")
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Why the scene is connected: what was tapped or opened to get here.
  @MainActor public final class ConnectionOptions: NSObject {}
}

extension UIScene {
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
