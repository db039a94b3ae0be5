import KataCourse

/// What a candidate answered beside what is right, as Markdown.
struct AnswerBesideRight {
  private let asked: AskedQuestion
  private let given: GivenAnswer
  private let words: any Words

  init(_ question: InterviewReport.Question, words: any Words) {
    (asked, given, self.words) = (question.asked, question.given, words)
  }

  var parts: [String] {
    let answer =
      switch asked.kind {
      case .review: review
      case .code: code
      case .predict, .choose: lines
      }
    let late = given.late.map { "\(words.late): " + MarkdownText.code($0, words: words) }
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
        index < yours.count ? MarkdownText.code(yours[index], words: words) : words.noLine,
        index < asked.right.count ? MarkdownText.code(asked.right[index], words: words) : "",
      ]
    }
    return MarkdownText.table([words.given, words.rightColumn], rows)
  }

  /// One below the other, where a table can't hold them.
  private func stacked(_ yours: [String]) -> [String] {
    [
      words.given, MarkdownText.block(yours.joined(separator: "\n")), words.rightColumn,
      MarkdownText.block(asked.right.joined(separator: "\n")),
    ]
  }

  // MARK: Code

  private var code: [String] {
    let right = [
      "### \(words.rightColumn)",
      MarkdownText.block(asked.right.joined(separator: "\n"), language: "swift"),
    ]
    guard let text = given.text else { return [words.noFile] + right }
    let checks = (given.checks ?? []).map(check)
    let compiler = given.compiler ?? []
    let yours: [String?] = [
      "### \(words.given)", MarkdownText.block(MarkdownText.numbered(text), language: "swift"),
      compiler.isEmpty ? nil : MarkdownText.block(compiler.joined(separator: "\n")),
      checks.isEmpty ? nil : checks.joined(separator: "\n"),
      given.mistake.map { "\(words.looksLike) \($0)" }, given.failure,
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
      return "- " + MarkdownText.code(remark.text, words: words) + ": "
        + (met?.title ?? words.meaning(of: remark.meaning))
    }
    var parts = [words.foundOf(found.count, faults.count)]
    if !remarks.isEmpty { parts += ["### \(words.remarks)", remarks.joined(separator: "\n")] }
    if !missed.isEmpty {
      parts += ["### \(words.missed)"] + missed.map { QuestionText.fault($0, words: words) }
    }
    return parts
  }
}
