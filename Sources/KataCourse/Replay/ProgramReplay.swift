import KataTrace

/// What a program did, a step at a time.
///
/// A step knows how much of everything had happened by then, so that one can go back as well as on.
public struct ProgramReplay: Sendable, Hashable {
  /// The program, as a learner sees it.
  public var source: String
  public var steps: [ReplayStep]
  /// What the program is about; nil where nothing can be drawn.
  public var subject: ReplaySubject?
  /// Everything that can be drawn of it, the subject first.
  public var subjects: [ReplaySubject]
  /// How it ended.
  public var ending: ProgramRun.Ending

  var events: [TraceEvent] = []
  var changes: [RecognizerSnapshot] = []
  var journeys: [TouchJourney] = []
  var climbs: [TouchClimb] = []
  /// The screens that were alive at the end, in no window, and that somebody holds.
  public internal(set) var survivors: [Survivor] = []
  /// The controllers in a timeline, those in front first.
  public internal(set) var controllers: [String] = []

  /// All that was printed by a step's end.
  public func output(at index: Int) -> [String] { steps[...index].flatMap(\.printed) }

  /// The callbacks that the controllers got by then.
  public func events(at index: Int) -> [TraceEvent] { Array(events[..<steps[index].seen.events]) }

  /// The touch that came last, and what became of it by then; nil before the first. It is under way
  /// until its responders have heard of it.
  public func journey(
    at index: Int
  ) -> (journey: TouchJourney, climbs: [TouchClimb], isUnderWay: Bool)? {
    let seen = steps[index].seen
    guard let journey = journeys[..<seen.journeys].last else { return nil }
    let heard = climbs[..<seen.climbs].filter { $0.journey == journey.number }
    let isUnderWay = heard.isEmpty && climbs.contains { $0.journey == journey.number }
    return (journey, heard, isUnderWay)
  }

  /// What each recogniser went through by then, since it was at its start; the one that changed last
  /// in front.
  public func recognizers(at index: Int) -> [[RecognizerSnapshot]] {
    var paths: [[RecognizerSnapshot]] = []
    for change in changes[..<steps[index].seen.changes] where change.to != "possible" {
      let place = paths.firstIndex { $0[0].name == change.name && $0[0].view == change.view }
      let path = place.map { paths.remove(at: $0) } ?? []
      paths.insert(change.from == "possible" ? [change] : path + [change], at: 0)
    }
    return paths
  }

  /// The window that changed last, or else the views that stand in none; and each as it was a step
  /// before.
  public func trees(at index: Int) -> [(tree: ViewSnapshot, before: ViewSnapshot?)] {
    let step = steps[index]
    let before = index == 0 ? nil : steps[index - 1]
    if let window = step.windows.last {
      return [(window, before?.windows.first { $0.name == window.name })]
    }
    return step.loose.map { view in (view, before?.loose.first { $0.name == view.name }) }
  }

  /// The table that changed last, as it was a step before, and how many cells it had by then.
  public func table(at index: Int) -> (table: TableSnapshot, before: TableSnapshot?, made: Int)? {
    guard let table = steps[index].tables.last else { return nil }
    let before = index == 0 ? nil : steps[index - 1].tables.first { $0.name == table.name }
    var names: Set<String> = []
    for step in steps[...index] {
      for seen in step.tables where seen.name == table.name {
        names.formUnion(seen.rows.map(\.cell.name) + seen.waiting.flatMap(\.cells).map(\.name))
      }
    }
    return (table, before, names.count)
  }
}

/// What can be drawn of a program at each of its steps. Where nothing that it prints decides, it is
/// about the first of these that it has.
public enum ReplaySubject: String, Sendable, Hashable, CaseIterable, Codable {
  /// The cells of a table, and those that wait.
  case cells
  /// The states of the recognisers.
  case recognizers
  /// The callbacks of controllers, side by side.
  case timeline
  /// The way of a touch.
  case touch
  /// The views.
  case tree
}

/// One thing that a program did.
public struct ReplayStep: Sendable, Hashable {
  public var happening: Happening
  /// Virtual seconds since the stage opened; nil where nobody knows.
  public var time: Double?
  /// Where in the program it happened, and the lines that the calls came from, the innermost first.
  /// Empty where none is known.
  public var lines: [Int]
  /// The lines that were printed.
  public var printed: [String]

  var seen = Seen()
  var windows: [ViewSnapshot] = []
  var loose: [ViewSnapshot] = []
  var tables: [TableSnapshot] = []

  /// How much had happened of what is kept for the whole program.
  struct Seen: Sendable, Hashable {
    var events = 0
    var changes = 0
    var journeys = 0
    var climbs = 0
  }

  public enum Happening: Sendable, Hashable {
    /// The program printed something by itself.
    case print
    case event(TraceEvent)
    /// - Parameter times: how often in a row.
    case touch(TouchSnapshot, times: Int)
    case recognizer(RecognizerSnapshot, times: Int)
    /// What is on screen is another.
    case screen
    /// It came to an end that wasn't its own.
    case stopped(ProgramRun.Ending)
    /// What was printed and isn't told in its place.
    case rest
  }
}
