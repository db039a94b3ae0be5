import KataTrace

/// The screens that are alive although no window shows them, to be told when the program ends.
@MainActor enum Survivors {
  private static var screens: [WeakReference] = []

  /// Notes a new screen, where somebody listens.
  static func note(_ screen: UIViewController) {
    guard Channel.isOpen else { return }
    if screens.count.isMultiple(of: 256) { screens.removeAll { $0.object == nil } }
    screens.append(WeakReference(screen))
  }

  /// In the order in which they were made.
  static var current: [Survivor] {
    screens.compactMap { $0.object as? UIViewController }
      .filter { $0.viewIfLoaded?.window == nil }
      .map { Survivor(name: $0.traceName, owners: OwnerSearch.owners(of: $0)) }
  }

  static func report() {
    let time = MainLoop.main.now - Tracer.start
    for survivor in current { Channel.write(.survivor(time: time, survivor)) }
  }
}
