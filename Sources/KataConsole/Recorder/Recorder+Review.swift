import KataCourse

extension Recorder {
  func replied(_ reply: RemarkReply) -> String {
    switch reply {
    // A title tells the cause, so it waits until the learner has told it.
    case .found(_, wants: .cause): right(words.placed)
    case .found(let finding, let wants): right(words.found(finding, wants: wants))
    case .completed(let finding, let wants): right(words.completed(finding, wants: wants))
    case .foundBefore: prose(words.foundBefore)
    case .ambiguous(let findings): prose(words.ambiguous(places(of: findings)))
    case .aside(let aside): prose(words.aside(aside))
    case .vague: prose(words.vague)
    case .onlyPlace(let lines): prose(words.onlyPlace(words.lines(lines)))
    case .notAFinding: wrong(words.notAFinding)
    }
  }

  /// Where the findings are, one text each; empty where that doesn't tell them apart.
  private func places(of findings: [Finding]) -> [String] {
    let places = findings.map(place)
    return Set(places).count == places.count ? places : []
  }

  func place(_ finding: Finding) -> String { words.lines(of: finding.lines) }

  /// What was found and what was missed, each of those with its place, reason and cure.
  func reviewed(_ result: ReviewResult, _ question: Question) -> String {
    let summary = words.reviewed(ReviewCount(result))
    let lines = [
      result.isPassed ? right(summary) : wrong(summary),
      prose(words.score(result), indent: 2),
    ]
    guard !result.missed.isEmpty else { return lines.joined(separator: "\n") }
    let missed = result.missed.map(missed).joined(separator: "\n\n")
    return lines.joined(separator: "\n") + "\n\n" + style.paint(words.missed, .heading) + "\n"
      + missed
  }

  private func missed(_ finding: Finding) -> String {
    let place = place(finding)
    let title = prose(finding.title, indent: place.count + 4).dropFirst(place.count + 4)
    return [
      "  " + style.paint(place, .strong) + "  " + title, prose(finding.why, indent: 4),
      prose("\(words.cure): \(finding.cure)", indent: 4),
    ].joined(separator: "\n")
  }
}
