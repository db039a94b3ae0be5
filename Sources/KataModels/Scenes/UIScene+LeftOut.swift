// The commonest of UIKit's applications and scenes that the model doesn't have, named so that it
// doesn't compile, rather than compile and do nothing.

extension UIApplication {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func open(_ url: URL) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func canOpenURL(_ url: URL) -> Bool { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> Int {
    leftOut()
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var isIdleTimerDisabled: Bool {
    get { leftOut() }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var willTerminateNotification: Notification.Name { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var didFinishLaunchingNotification: Notification.Name { leftOut() }
}

extension UIScene.ConnectionOptions {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var urlContexts: Set<UIOpenURLContext> { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var userActivities: Set<NSUserActivity> { leftOut() }
}

extension UIWindowScene {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var statusBarManager: AnyObject? { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var interfaceOrientation: Int { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public var sizeRestrictions: AnyObject? { leftOut() }
}

extension UIWindow {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var didBecomeKeyNotification: Notification.Name { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var didBecomeVisibleNotification: Notification.Name { leftOut() }
}

/// A link that a scene is asked to open.
@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public final class UIOpenURLContext: NSObject {}

/// What the user was doing, to be taken up again.
@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public final class NSUserActivity: NSObject {}
