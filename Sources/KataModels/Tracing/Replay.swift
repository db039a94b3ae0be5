import KataTrace

/// What the channel tells beyond the story to whoever steps through a program: what is printed, in its
/// place, where in the program everything comes from, and what no window shows.
///
/// Where nobody asks for it, it costs a look at `isWanted`.
///
/// Its state belongs to no actor, since threads besides the main one print as well. Safe all the
/// same: only one thread of a program runs at a time.
enum Replay {
  typealias Calls = @convention(c) (UnsafeMutablePointer<Int>, Int32) -> Int32

  private nonisolated(unsafe) static var calls: Calls?
  private nonisolated(unsafe) static var lastPlace: [Int] = []
  /// What is looked at for a report may print in its turn.
  private nonisolated(unsafe) static var isLooking = false

  /// Nobody steps through more calls than these.
  private static let mostCalls = 12

  static var isWanted: Bool { calls != nil }

  static func begin(_ calls: @escaping Calls) { self.calls = calls }

  /// Reports where in the program the next record comes from, unless it is where the last came from.
  static func tellPlace() {
    guard let calls else { return }
    var places = [Int](repeating: 0, count: mostCalls)
    let count = calls(&places, Int32(mostCalls))
    let place = Array(places.prefix(Int(count)))
    guard place != lastPlace else { return }
    lastPlace = place
    Channel.writeLine(.place(calls: place))
  }

  /// Reports what the program prints, and before it what things have come to.
  static func tellOutput(_ text: String) {
    guard Channel.isOpen else { return }
    look { TreeReports.update() }
    Channel.write(.output(time: MainLoop.main.now - Tracer.start, text: text))
  }

  /// Reports what has become of the cells, before something else is said of them.
  static func tellTables() {
    if isWanted { look { TableReports.update() } }
  }

  private static func look(_ report: @MainActor () -> Void) {
    guard !isLooking, MainLoop.main.isOnMainActor else { return }
    isLooking = true
    MainActor.assumeIsolated { report() }
    isLooking = false
  }
}

/// What C calls where the program is to be replayed; gives a way to find out where it stands.
@_cdecl("kata_replay_begins") func replayBegins(_ calls: @escaping Replay.Calls) {
  Replay.begin(calls)
}

/// What C calls with what goes to standard output.
@_cdecl("kata_prints") func prints(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
  Replay.tellOutput(
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
}
