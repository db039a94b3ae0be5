import KataCourse

extension Recorder {
  func replied(_ reply: RemarkReply) -> String {
    switch reply {
    // A title tells the cause, so it waits until the learner has told it.
    case .found(_, wants: .cause): right(Wording.placed)
    case .found(let finding, let wants): right(Wording.found(finding, wants: wants))
    case .completed(let finding, let wants): right(Wording.completed(finding, wants: wants))
    case .foundBefore: prose(Wording.foundBefore)
    case .ambiguous(let findings): prose(Wording.ambiguous(places(of: findings)))
    case .aside(let aside): prose(Wording.aside(aside))
    case .vague: prose(Wording.vague)
    case .onlyPlace(let lines): prose(Wording.onlyPlace(Wording.lines(lines)))
    case .notAFinding: wrong(Wording.notAFinding)
    }
  }

  /// Where the findings are, one text each; empty where that doesn't tell them apart.
  private func places(of findings: [Finding]) -> [String] {
    let places = findings.map(place)
    return Set(places).count == places.count ? places : []
  }

  func place(_ finding: Finding) -> String { Wording.lines(of: finding.lines) }

  /// What was found and what was missed, each of those with its place, reason and cure.
  func reviewed(_ result: ReviewResult, _ question: Question) -> String {
    let total = result.found.count + result.missed.count
    let summary = Wording.reviewed(result, of: total)
    let lines = [
      result.isPassed ? right(summary) : wrong(summary),
      prose(Wording.score(result), indent: 2),
    ]
    guard !result.missed.isEmpty else { return lines.joined(separator: "\n") }
    let missed = result.missed.map(missed).joined(separator: "\n\n")
    return lines.joined(separator: "\n") + "\n\n" + style.paint(Wording.missed, .heading) + "\n"
      + missed
  }

  private func missed(_ finding: Finding) -> String {
    let place = place(finding)
    let title = prose(finding.title, indent: place.count + 4).dropFirst(place.count + 4)
    return [
      "  " + style.paint(place, .strong) + "  " + title, prose(finding.why, indent: 4),
      prose("\(Wording.cure): \(finding.cure)", indent: 4),
    ].joined(separator: "\n")
  }
}
