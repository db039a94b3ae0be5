import KataTrace

/// Reports views to a replay that stand in no window, as long as there is none.
@MainActor enum LooseViews {
  private static var views: [WeakReference] = []
  private static var last: [ViewSnapshot] = []

  /// Notes a new view, and tells of it.
  static func note(_ view: UIView) {
    views.append(WeakReference(view))
    Channel.write(.made(name: view.traceName, type: String(describing: type(of: view))))
  }

  static func update() {
    guard UIApplication.shared.visibleWindows.isEmpty else {
      views = []
      return
    }
    let loose = views.compactMap { $0.object as? UIView }
      .filter { $0.superview == nil && !($0 is UIWindow) && !$0.bounds.isEmpty }
      .map(\.snapshot)
    guard loose != last else { return }
    last = loose
    Channel.write(.loose(time: MainLoop.main.now - Tracer.start, views: loose))
  }
}
