import Foundation
import KataTrace

/// Reads a program's channel as steps.
struct ReplayReading {
  private let records: [ChannelRecord]
  /// The lines of the program, by the addresses that the records name.
  private let lines: [Int: Int]
  private let subject: ReplaySubject?
  private var replay: ProgramReplay
  private var place: [Int] = []
  private var now = ReplayStep(happening: .print, lines: [], printed: [])
  /// The last step is a line that was printed, and may turn out to be a callback's.
  private var awaitsEvent = false

  /// More steps nobody goes through.
  static let mostSteps = 2000

  static func replay(
    of run: ProgramRun, records: [ChannelRecord], lines: [Int: Int], source: String
  ) -> ProgramReplay {
    var reading = ReplayReading(of: run, records: records, lines: lines, source: source)
    reading.readAll(run)
    return reading.replay
  }

  private init(
    of run: ProgramRun, records: [ChannelRecord], lines: [Int: Int], source: String
  ) {
    let names = ViewNames(in: records, lines: lines, source: source)
    let records = records.map(names.renamed)
    (self.records, self.lines) = (records, lines)
    let census = ReplayCensus(of: records, source: source)
    subject = census.subjects.first
    replay = ProgramReplay(
      source: source, steps: [], subject: subject, subjects: census.subjects, ending: run.ending)
    replay.controllers = census.controllers
  }

  private mutating func readAll(_ run: ProgramRun) {
    for index in records.indices where replay.steps.count < Self.mostSteps { read(index) }
    tellRest(of: run)
    if run.ending != .exited(0) {
      if case .crashed(let crash) = run.ending { place = crash.line.map { [$0] } ?? [] }
      add(.stopped(run.ending), at: nil)
    }
  }

  private mutating func read(_ index: Int) {
    switch records[index] {
    case .place(let calls): place = distinct(calls.compactMap { lines[$0] })
    case .output(let time, let text): take(text, at: time)
    case .event(let event): take(event)
    case .touch(let time, let touch): take(touch, at: time)
    case .recognizer(let time, let change): take(change, at: time)
    case .journey(_, let journey):
      // It belongs to the finger that comes down, or to what is printed of its hit.
      replay.journeys.append(journey)
      now.seen.journeys += 1
    case .climb(_, let climb):
      replay.climbs.append(climb)
      now.seen.climbs += 1
      stateChanged(index)
    case .tree(let time, let window): take(window, at: time, index)
    case .loose(_, let views):
      now.loose = views
      stateChanged(index)
    case .table(_, let table):
      now.tables.removeAll { $0.name == table.name }
      now.tables.append(table)
      stateChanged(index)
    case .survivor(_, let survivor):
      if !survivor.owners.isEmpty { replay.survivors.append(survivor) }
    case .made, .observation, .end: break
    }
  }

  /// Without the same line twice in a row, as a closure in its function's line has it.
  private func distinct(_ lines: [Int]) -> [Int] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  // MARK: Steps

  private mutating func add(
    _ happening: ReplayStep.Happening, at time: Double?, printed: [String] = []
  ) {
    now.happening = happening
    (now.time, now.lines, now.printed) = (time, place, printed)
    replay.steps.append(now)
    awaitsEvent = false
  }

  private mutating func take(_ text: String, at time: Double) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    add(.print, at: time, printed: lines.last == "" ? lines.dropLast() : lines)
    awaitsEvent = true
  }

  private mutating func take(_ event: TraceEvent) {
    if TimelinePicture.families.contains(event.family) {
      replay.events.append(event)
      now.seen.events += 1
    }
    guard let last = replay.steps.indices.last, awaitsEvent,
      replay.steps[last].printed == [event.line]
    else {
      if isStep(event) { add(.event(event), at: event.time) }
      return
    }
    replay.steps[last].happening = .event(event)
    replay.steps[last].seen = now.seen
    awaitsEvent = false
  }

  /// Whether a callback that wasn't printed is worth a step.
  private func isStep(_ event: TraceEvent) -> Bool {
    switch subject {
    case .timeline:
      TimelinePicture.families.contains(event.family) && replay.controllers.contains(event.subject)
    case .cells: event.family == .cells
    // Who hears of a touch stands in its picture.
    case .recognizers, .touch: event.family == .actions
    case .tree, nil: false
    }
  }

  private mutating func take(_ touch: TouchSnapshot, at time: Double) {
    guard subject == .touch || subject == .recognizers else { return }
    if case .touch(let last, let times)? = replay.steps.last?.happening, last.phase == "moved",
      touch.phase == "moved", last.finger == touch.finger
    {
      repeatLast(.touch(touch, times: times + 1), at: time)
    } else {
      add(.touch(touch, times: 1), at: time)
    }
  }

  private mutating func take(_ change: RecognizerSnapshot, at time: Double) {
    replay.changes.append(change)
    now.seen.changes += 1
    guard subject == .recognizers, change.to != "possible" else { return }
    if case .recognizer(let last, let times)? = replay.steps.last?.happening, last == change {
      repeatLast(.recognizer(change, times: times + 1), at: time)
    } else {
      add(.recognizer(change, times: 1), at: time)
    }
  }

  /// Counts one more of what just happened, instead of a step of its own.
  private mutating func repeatLast(_ happening: ReplayStep.Happening, at time: Double) {
    replay.steps.removeLast()
    add(happening, at: time)
  }

  // MARK: States

  private mutating func take(_ window: ViewSnapshot, at time: Double, _ index: Int) {
    let before = now.windows.first { $0.name == window.name }
    now.windows.removeAll { $0.name == window.name }
    now.windows.append(window)
    now.loose = []
    guard !precedesOutput(index) else { return }
    if subject == .tree, before?.looksLike(window) == false {
      // What one call moves, as a finger that drags, is one step.
      if let last = replay.steps.last, last.happening == .screen, last.lines == place {
        replay.steps.removeLast()
      }
      add(.screen, at: time)
    } else {
      stateChanged(index)
    }
  }

  /// What things have come to belongs to the step that has just been, unless something is printed next:
  /// then they were so when that was printed.
  private mutating func stateChanged(_ index: Int) {
    guard !precedesOutput(index), let last = replay.steps.indices.last else { return }
    (replay.steps[last].windows, replay.steps[last].loose) = (now.windows, now.loose)
    (replay.steps[last].tables, replay.steps[last].seen) = (now.tables, now.seen)
  }

  private func precedesOutput(_ index: Int) -> Bool {
    for record in records[(index + 1)...] {
      switch record {
      case .tree, .loose, .table, .place, .made: continue
      case .output: return true
      default: return false
      }
    }
    return false
  }

  // MARK: The end

  /// What the channel has no room for, and what a program printed past the standard library.
  private mutating func tellRest(of run: ProgramRun) {
    let told = replay.steps.flatMap(\.printed)
    guard told.count < run.printed.count else { return }
    place = []
    let rest =
      run.printed.starts(with: told) ? Array(run.printed.dropFirst(told.count)) : run.printed
    add(.rest, at: nil, printed: rest)
  }
}

extension ViewSnapshot {
  /// Whether a drawing would be the same.
  fileprivate func looksLike(_ other: ViewSnapshot) -> Bool {
    TreePicture(of: self).text() == TreePicture(of: other).text()
      && TreeOutline(of: self).text() == TreeOutline(of: other).text()
  }
}
