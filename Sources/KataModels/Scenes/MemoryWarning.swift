/// The system is short of memory: the application's delegate hears of it, then every controller
/// whether its view is loaded or not, then whoever observes the notification; caches are emptied. No view is unloaded.
///
/// That the three are told is documented
/// (developer.apple.com/documentation/uikit/responding-to-memory-warnings); their order isn't, and
/// no kata asks it.
@MainActor package enum MemoryWarning {
  package static func send() {
    let app = UIApplication.shared
    app.delegate?.applicationDidReceiveMemoryWarning(app)
    for window in app.allWindows { window.rootViewController?.hearMemoryWarning() }
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: app)
    CachePolicy.current.memoryIsShort()
  }
}

extension UIViewController {
  fileprivate final func hearMemoryWarning() {
    Tracer.send(.memory, to: self, "didReceiveMemoryWarning")
    didReceiveMemoryWarning()
    for child in children { child.hearMemoryWarning() }
    // What this one presents itself: every child would name it too.
    presentation.presented?.hearMemoryWarning()
  }
}
