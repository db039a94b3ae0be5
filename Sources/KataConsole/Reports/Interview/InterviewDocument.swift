import KataCourse

/// A report on an interview to be read: the score, each answer beside the right one, what to practise.
struct InterviewDocument: ReportDocument {
  var report: InterviewReport

  init(_ report: InterviewReport) { self.report = report }

  var title: String { Wording.reportTitle(report.score) }
  var json: String { JSONText.line(report) }

  /// Questions, programs and reasons included.
  var markdown: String { (head + report.questions.map(full) + practice).joined(separator: "\n\n") }

  /// What is told at the end in a terminal: the questions were read there a moment ago.
  var brief: String { (head + report.questions.map(brief) + practice).joined(separator: "\n\n") }

  private var head: [String] {
    let topics = report.topics.map { topic in
      [topic.title, Wording.points(topic.score), "\(topic.minutes)"]
    }
    return [
      "# \(title)", Wording.about(report.interview),
      Wording.took(report.seconds, since: report.began),
      MarkdownText.table(Wording.topicColumns, topics),
    ]
  }

  private func heading(_ question: InterviewReport.Question) -> String {
    "## \(question.number). `\(question.asked.id)`\n\n"
      + Wording.outcome(question.given) + " · "
      + Wording.spent(question.given.seconds, of: question.asked.minutes)
  }

  private func full(_ question: InterviewReport.Question) -> String {
    let asked = QuestionText(question.asked)
    return
      ([heading(question)] + asked.posed + AnswerBesideRight(question).parts
      + ["### \(Wording.why)", question.asked.why]).joined(separator: "\n\n")
  }

  private func brief(_ question: InterviewReport.Question) -> String {
    ([heading(question)] + AnswerBesideRight(question).parts).joined(separator: "\n\n")
  }

  private var practice: [String] {
    guard !report.practice.isEmpty else { return [] }
    let gaps = report.practice.map { gap in
      let next = gap.katas.map { "`\($0)`" }.formatted(last: "and")
      let facts = gap.facts.map { "  - \($0.id): \($0.text)" }
      return (["- `\(gap.kata)`" + (next.isEmpty ? "" : ", \(Wording.then) \(next)")] + facts)
        .joined(separator: "\n")
    }
    return ["## \(Wording.practice)", gaps.joined(separator: "\n")]
  }
}
