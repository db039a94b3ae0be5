import KataCourse

/// Plays a host of an interview: hands it lines, each ten seconds after the one before, and makes
/// keys at once.
public struct InterviewScript {
  public var interview: Interview
  public var now: Double
  /// What was last written down.
  public private(set) var kept: InterviewRecord?
  /// The candidate's file.
  public var file: String?

  public init(_ interview: Interview, at now: Double = 0) {
    self.interview = interview
    self.now = now
  }

  public mutating func begin() -> [String] {
    let events = interview.begin(at: now, file: file)
    return answered(events).map(\.summary)
  }

  public mutating func hear(_ lines: String...) -> [String] {
    lines.flatMap { receive(.line($0, file: file)) }
  }

  public mutating func receive(_ input: InterviewInput) -> [String] {
    now += 10
    let events = interview.receive(input, at: now)
    return answered(events).map(\.summary)
  }

  /// The events, and those that the keys they want lead to.
  private mutating func answered(_ events: [InterviewEvent]) -> [InterviewEvent] {
    var all = events
    for event in events {
      if case .kept(let record) = event { kept = record }
      guard case .keyWanted(let kata, let seed) = event else { continue }
      all += interview.receive(
        .keyReady(kata.id, seed: seed, FruitCourse.key(of: kata.id)), at: now)
    }
    return all
  }
}

extension InterviewEvent {
  /// One line that a test can compare.
  public var summary: String {
    switch self {
    case .keyWanted(let kata, _): "keyWanted \(kata.id)"
    case .trialWanted(_, let lines): "trialWanted \(lines)"
    case .fileWanted(let question): "fileWanted \(question.kata.id)"
    case .editorWanted: "editorWanted"
    case .resetWanted: "resetWanted"
    case .checkWanted(_, let source): "checkWanted '\(source)'"
    case .kept(let record): "kept \(record.summary)"
    case .ended: "ended"
    case .opened(let plan): "opened \(plan.items.count)"
    case .resumed(_, let left): "resumed \(left)"
    case .posed(let question, let number, let count, let left):
      "posed \(question.kata.id.name) \(number)/\(count) \(left)"
    case .itemsReady(let question): "itemsReady \(question.items.count)"
    case .soFar(let lines, let isWhole): "soFar \(lines)\(isWhole ? " whole" : "")"
    case .unreadable(let answer, _): "unreadable \(answer)"
    case .dropped: "dropped"
    case .fileTaken: "fileTaken"
    case .fileRejected: "fileRejected"
    case .time(let left): "time \(left)"
    case .fewMinutesLeft(let left): "fewMinutesLeft \(left)"
    case .timeIsUp(let late): "timeIsUp\(late ? " late" : "")"
    case .allAsked: "allAsked"
    case .refused(let word): "refused \(word)"
    case .notHere(let word): "notHere \(word)"
    case .nothingBefore: "nothingBefore"
    case .confirmEnd: "confirmEnd"
    case .unknownWord(let word, let nearest): "unknownWord \(word) \(nearest)"
    case .help(let words, _): "help \(words.map(\.rawValue))"
    case .waiting: "waiting"
    case .keyFailed(let failure): "keyFailed \(failure)"
    case .left: "left"
    }
  }
}

extension InterviewRecord {
  /// The open question's place, and the answers so far; drafts in brackets.
  fileprivate var summary: String {
    let answers = entries.map { entry in
      entry.answer.map { "'\($0)'" } ?? (entry.draft.isEmpty ? "-" : "\(entry.draft)")
    }
    return "\(current) " + answers.joined(separator: " ")
  }
}
