import KataCourse

/// What a candidate answered beside what is right, as Markdown.
struct AnswerBesideRight {
  private let asked: AskedQuestion
  private let given: GivenAnswer

  init(_ question: InterviewReport.Question) {
    (asked, given) = (question.asked, question.given)
  }

  var parts: [String] {
    let answer =
      switch asked.kind {
      case "review": review
      case "code": code
      default: lines
      }
    let late = given.late.map { "\(Wording.late): " + MarkdownText.code($0) }
    return answer + [late].compactMap { $0 }
  }

  private var lines: [String] {
    let yours = given.lines
    let compared =
      (yours + asked.right).contains { $0.contains("|") }
      ? stacked(yours) : [table(yours)]
    let reason = given.outcome == .right ? nil : asked.reason
    return compared + [given.belief, reason, given.failure].compactMap { $0 }
  }

  private func table(_ yours: [String]) -> String {
    let count = max(yours.count, asked.right.count, 1)
    let rows = (0..<count).map { index in
      [
        index < yours.count ? MarkdownText.code(yours[index]) : Wording.noLine,
        index < asked.right.count ? MarkdownText.code(asked.right[index]) : "",
      ]
    }
    return MarkdownText.table([Wording.given, Wording.rightColumn], rows)
  }

  /// One below the other, where a table can't hold them.
  private func stacked(_ yours: [String]) -> [String] {
    [
      Wording.given, MarkdownText.block(yours.joined(separator: "\n")), Wording.rightColumn,
      MarkdownText.block(asked.right.joined(separator: "\n")),
    ]
  }

  // MARK: Code

  private var code: [String] {
    let right = [
      "### \(Wording.rightColumn)",
      MarkdownText.block(asked.right.joined(separator: "\n"), language: "swift"),
    ]
    guard let text = given.text else { return [Wording.noFile] + right }
    let checks = (given.checks ?? []).map(check)
    let compiler = given.compiler ?? []
    let yours: [String?] = [
      "### \(Wording.given)", MarkdownText.block(MarkdownText.numbered(text), language: "swift"),
      compiler.isEmpty ? nil : MarkdownText.block(compiler.joined(separator: "\n")),
      checks.isEmpty ? nil : checks.joined(separator: "\n"),
      given.mistake.map { "\(Wording.looksLike) \($0)" }, given.failure,
    ]
    return yours.compactMap { $0 } + (given.outcome == .right ? [] : right)
  }

  private func check(_ check: CheckReport.Check) -> String {
    let mark = check.passed ? Style.plain.rightMark : Style.plain.wrongMark
    let detail =
      check.detail.isEmpty ? "" : "\n\n" + MarkdownText.block(check.detail).indented(by: 2) + "\n"
    return "- \(mark) \(check.name)" + detail
  }

  // MARK: Reviews

  private var review: [String] {
    let faults = asked.faults ?? []
    let found = (given.found ?? []).compactMap { id in faults.first { $0.id == id } }
    let missed = faults.filter { fault in !found.contains { $0.id == fault.id } }
    let remarks = (given.remarks ?? []).map { remark in
      let met = faults.first { $0.id == remark.finding }
      return "- " + MarkdownText.code(remark.text) + ": "
        + (met?.title ?? Wording.meaning(of: remark.meaning))
    }
    var parts = [Wording.foundOf(found.count, faults.count)]
    if !remarks.isEmpty { parts += ["### \(Wording.remarks)", remarks.joined(separator: "\n")] }
    if !missed.isEmpty { parts += ["### \(Wording.missed)"] + missed.map(QuestionText.fault) }
    return parts
  }
}
