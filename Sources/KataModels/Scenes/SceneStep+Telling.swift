extension UIKitRules.SceneStep {
  /// What the application's delegate hears instead where there is no scene.
  var withoutScenes: Self {
    switch self {
    case .sceneWillEnterForeground: .appWillEnterForeground
    case .sceneDidBecomeActive: .appDidBecomeActive
    case .sceneWillResignActive: .appWillResignActive
    case .sceneDidEnterBackground: .appDidEnterBackground
    default: self
    }
  }

  /// What is posted, for the scene and for the application.
  var notifications: (ofScene: Notification.Name, ofApp: Notification.Name)? {
    switch self {
    case .noteWillEnterForeground:
      (UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    case .noteDidBecomeActive:
      (UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    case .noteWillResignActive:
      (UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    case .noteDidEnterBackground:
      (UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    default: nil
    }
  }

  /// The callback's name in a trace: without `Scene.` or `App.`.
  fileprivate var callback: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}

extension UIScene {
  /// Tells the delegate, or the application where the step is that one's.
  final func tell(_ step: UIKitRules.SceneStep) {
    guard step.rawValue.hasPrefix("Scene.") else { return UIApplication.shared.tell(step) }
    if let delegate {
      Tracer.send(.scene, to: self, step.callback)
      tell(delegate, step)
    }
    switch step {
    case .sceneWillConnect:
      NotificationCenter.default.post(name: UIScene.willConnectNotification, object: self)
    case .sceneDidDisconnect:
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
    default: break
    }
  }

  private func tell(_ delegate: any UISceneDelegate, _ step: UIKitRules.SceneStep) {
    switch step {
    case .sceneWillConnect:
      delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
    case .sceneWillEnterForeground: delegate.sceneWillEnterForeground(self)
    case .sceneDidBecomeActive: delegate.sceneDidBecomeActive(self)
    case .sceneWillResignActive: delegate.sceneWillResignActive(self)
    case .sceneDidEnterBackground: delegate.sceneDidEnterBackground(self)
    case .sceneDidDisconnect: delegate.sceneDidDisconnect(self)
    default: break
    }
  }
}

extension UIApplication {
  /// Tells the delegate; of the launch each delegate hears once.
  final func tell(_ step: UIKitRules.SceneStep) {
    guard let delegate, step.rawValue.hasPrefix("App.") else { return }
    let isLaunch = step == .appWillFinishLaunching || step == .appDidFinishLaunching
    if isLaunch, launched === delegate { return }
    Tracer.send(.scene, to: self, step.callback)
    switch step {
    case .appWillFinishLaunching:
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    case .appDidFinishLaunching:
      launched = delegate
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    case .appWillEnterForeground: delegate.applicationWillEnterForeground(self)
    case .appDidBecomeActive: delegate.applicationDidBecomeActive(self)
    case .appWillResignActive: delegate.applicationWillResignActive(self)
    case .appDidEnterBackground: delegate.applicationDidEnterBackground(self)
    default: break
    }
  }
}
