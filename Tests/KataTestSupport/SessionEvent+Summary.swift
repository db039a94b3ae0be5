import KataCourse

extension SessionEvent {
  /// One line that a test can compare.
  public var summary: String {
    switch self {
    case .keyWanted(let kata, let seed): "keyWanted \(kata.id) \(seed)"
    case .trialWanted(let question, let lines): "trialWanted \(question.kata.id) \(lines)"
    case .examplesWanted(let question): "examplesWanted \(question.kata.id) \(question.seed)"
    case .examples(let examples): "examples \(examples.map(\.check))"
    case .fileWanted(let question): "fileWanted \(question.kata.id)"
    case .codeTyped(let code, let question): "codeTyped '\(code.text)' \(question.kata.id)"
    case .editorWanted(let question): "editorWanted \(question.kata.id)"
    case .resetWanted(let question): "resetWanted \(question.kata.id)"
    case .checkWanted(let question): "checkWanted \(question.kata.id) \(question.seed)"
    case .checkKnown(let result): "checkKnown \(result.name) \(result.holds)"
    case .scratchpadWanted(let question):
      "scratchpadWanted \(question.kata.id) \(question.seed)"
    case .replayWanted(let question, let lines):
      "replayWanted \(question.kata.id)" + (lines.map { " \($0)" } ?? "")
    case .codeJudged(let verdict, _, let attempts):
      "codeJudged \(verdict.isRight ? "right" : "wrong") \(attempts)"
    case .placementKept(let placement): "placementKept \(placement.track) \(placement.level)"
    case .nextTime(let kata, let days, _): "nextTime \(kata.id.name) in \(days)"
    case .due(let agenda, let leads):
      "due \(agenda.due.map(\.kata.id.name))\(leads ? " leads" : "")"
    case .dueOver(let agenda): "dueOver \(agenda.upcoming?.kata.name ?? "nothing")"
    case .placementBegan(let plan): "placementBegan \(plan.tracks.map(\.track.id))"
    case .placed(let track, let level): "placed \(track.id) \(level)"
    case .placementOver: "placementOver"
    case .notInPlacement(let word): "notInPlacement \(word.rawValue)"
    case .attempted(let attempt): "attempted \(attempt.summary)"
    case .discussed(let answer):
      "discussed '\(answer.written ?? "aloud")' \(answer.rating.map { "\($0)" } ?? "unrated")"
    case .ended: "ended"
    case .welcomed(let course): "welcomed \(course.title)"
    case .opened(let track): "opened \(track.id)"
    case .posed(let question): "posed \(question.kata.id) \(question.seed)"
    case .itemsReady(let question): "itemsReady \(question.items.count)"
    case .waiting(_): "waiting"
    case .judged(let verdict, _, let attempts):
      "judged \(verdict.isRight ? "right" : "wrong") \(attempts)"
    case .unreadable(let answer, _): "unreadable \(answer)"
    case .dropped(let lines, _): "dropped \(lines)"
    case .hint(let hint, let number, let count): "hint \(number)/\(count) \(hint)"
    case .noMoreHints: "noMoreHints"
    case .why(let kata): "why \(kata.id)"
    case .drawn(let story):
      "drawn \(story.windows.map { "\($0.first.name) \($0.last.subviews.count)" })"
    case .notYet(let word): "notYet \(word)"
    case .notHere(let word): "notHere \(word)"
    case .confirmSolution: "confirmSolution"
    case .solution(_, let lines): "solution \(lines)"
    case .dealtAgain(_, let seed): "dealtAgain \(seed)"
    case .remark(let reply): "remark \(reply.finding?.id ?? "none")"
    case .reviewed(let result, _): "reviewed \(result.found.count) of \(result.missed.count)"
    case .followUp(_, let revealed, let number, let count):
      "followUp \(number)/\(count)\(revealed ? " revealed" : "")"
    case .unratable: "unratable"
    case .finished(let kata, let next): "finished \(kata.id) next \(next?.id.name ?? "none")"
    case .courseFinished: "courseFinished"
    case .unknownWord(let word, let nearest): "unknownWord \(word) \(nearest?.rawValue ?? "none")"
    case .unusableKata(let id): "unusableKata \(id)"
    case .unknownKata(let name, let nearest): "unknownKata \(name) \(nearest?.name ?? "none")"
    case .help(let words, _): "help \(words.map(\.rawValue))"
    case .listed(_, let standing): "listed \(standing.solved.count)"
    case .progressWanted: "progressWanted"
    case .keyFailed(let failure): "keyFailed \(failure)"
    case .nothingBefore: "nothingBefore"
    case .goodbye: "goodbye"
    }
  }
}

extension Attempt {
  fileprivate var summary: String {
    "\(outcome.rawValue) '\(answer)' seed \(seed), \(hints) hints, \(seconds) s"
      + (belief.map { ", \($0)" } ?? "") + (score.map { ", score \($0)" } ?? "")
  }
}

extension SessionScript {
  /// Says some lines and sums up what comes of them.
  public mutating func hear(_ lines: String...) -> [String] {
    lines.flatMap { say($0) }.map(\.summary)
  }
}
