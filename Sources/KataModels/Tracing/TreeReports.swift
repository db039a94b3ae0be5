import KataTrace

/// Reports each window's tree to the channel, after turns that changed it.
@MainActor enum TreeReports {
  private static var last: [ObjectIdentifier: ViewSnapshot] = [:]

  static func update() {
    guard Channel.isOpen, Channel.hasRoom else { return }
    for window in UIApplication.shared.visibleWindows {
      let (id, snapshot) = (ObjectIdentifier(window), window.snapshot)
      guard last[id] != snapshot else { continue }
      last[id] = snapshot
      Channel.write(.tree(time: MainLoop.main.now - Tracer.start, window: snapshot))
    }
    guard Replay.isWanted else { return }
    LooseViews.update()
    TableReports.update()
  }
}
