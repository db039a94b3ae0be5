/// The way all bytes come on. Loads whose bytes come at the same moment get the same share of it.
// Safe: only one thread runs at a time.
final class NetworkLink: @unchecked Sendable {
  /// Nil: all bytes come at once.
  var bytesPerSecond: Double? {
    willSet { carry() }
    didSet { plan() }
  }

  /// Those whose bytes come, in the order in which their first ones did.
  private var loads: [NetworkLoad] = []
  /// Up to when bytes have been handed out, in virtual seconds since the program started.
  private var lastTime: TimeInterval = 0
  private var ticket: MainLoop.Ticket?

  func join(_ load: NetworkLoad) {
    guard bytesPerSecond != nil else { return load.complete() }
    carry()
    loads.append(load)
    plan()
  }

  func leave(_ load: NetworkLoad) {
    guard loads.contains(where: { $0 === load }) else { return }
    carry()
    loads.removeAll { $0 === load }
    plan()
  }

  /// What one load gets in a second.
  private var share: Double { (bytesPerSecond ?? .infinity) / Double(max(1, loads.count)) }

  /// Hands out what came since the last time.
  func carry() {
    let seconds = MainLoop.main.now - lastTime
    lastTime = MainLoop.main.now
    guard seconds > 0 else { return }
    for load in loads { load.receive(share * seconds) }
  }

  /// Waits for the next load to have all its bytes.
  private func plan() {
    if let ticket { MainLoop.main.cancel(ticket) }
    ticket = nil
    guard let least = loads.map(\.remaining).min() else { return }
    ticket = MainLoop.main.inBackground(after: max(0, least) / share) { self.tick() }
  }

  private func tick() {
    ticket = nil
    carry()
    // The clock counts nanoseconds, so that a load may lack what comes in some of them.
    let slack = bytesPerSecond.map { $0 * 4e-9 + 1e-6 } ?? .infinity
    for load in loads where load.remaining <= slack { load.complete() }
    if ticket == nil { plan() }
  }
}
