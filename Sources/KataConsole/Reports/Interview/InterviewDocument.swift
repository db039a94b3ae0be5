import KataCourse

/// A report on an interview to be read: the score, each answer beside the right one, what to practise.
struct InterviewDocument: ReportDocument {
  var report: InterviewReport

  let words: any Words

  init(_ report: InterviewReport, words: any Words) { (self.report, self.words) = (report, words) }

  var title: String { words.reportTitle(report.score) }
  var json: String { JSONText.line(report) }

  /// Questions, programs and reasons included.
  var markdown: String { (head + report.questions.map(full) + practice).joined(separator: "\n\n") }

  /// What is told at the end in a terminal: the questions were read there a moment ago.
  var brief: String { (head + report.questions.map(brief) + practice).joined(separator: "\n\n") }

  private var head: [String] {
    let topics = report.topics.map { topic in
      [topic.title, words.points(topic.score), "\(topic.minutes)"]
    }
    return [
      "# \(title)", words.about(report.interview),
      words.took(report.seconds, since: report.began),
      MarkdownText.table(words.topicColumns, topics),
    ]
  }

  private func heading(_ question: InterviewReport.Question) -> String {
    "## \(question.number). `\(question.asked.id)`\n\n"
      + words.outcome(question.given) + " · "
      + words.spent(question.given.seconds, of: question.asked.minutes)
  }

  private func full(_ question: InterviewReport.Question) -> String {
    let asked = QuestionText(question.asked, words: words)
    return
      ([heading(question)] + asked.posed + AnswerBesideRight(question, words: words).parts
      + ["### \(words.why)", question.asked.why]).joined(separator: "\n\n")
  }

  private func brief(_ question: InterviewReport.Question) -> String {
    ([heading(question)] + AnswerBesideRight(question, words: words).parts).joined(
      separator: "\n\n")
  }

  private var practice: [String] {
    guard !report.practice.isEmpty else { return [] }
    let gaps = report.practice.map { gap in
      let next = words.and(gap.katas.map { "`\($0)`" })
      let facts = gap.facts.map { "  - \($0.id): \($0.text)" }
      return (["- `\(gap.kata)`" + (next.isEmpty ? "" : ", \(words.then) \(next)")] + facts)
        .joined(separator: "\n")
    }
    return ["## \(words.practice)", gaps.joined(separator: "\n")]
  }
}
