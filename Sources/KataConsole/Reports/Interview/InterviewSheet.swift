import KataCourse

/// An interview on paper, for who asks: the questions, the answers, and what to talk about.
struct InterviewSheet: ReportDocument {
  private let report: InterviewReport
  let words: any Words

  /// - Parameter report: of the same interview, answered by nobody.
  init(_ report: InterviewReport, words: any Words) { (self.report, self.words) = (report, words) }

  var title: String { words.sheetTitle }

  var markdown: String {
    let head = ["# \(title)", words.about(report.interview), words.sheetUse]
    return (head + report.questions.map(question)).joined(separator: "\n\n")
  }

  private func question(_ question: InterviewReport.Question) -> String {
    let asked = question.asked
    let text = QuestionText(asked, words: words)
    let heading = "## \(question.number). `\(asked.id)`"
    let cost = [words.name(of: asked.kind), words.minutes(asked.minutes), words.level(asked.level)]
    let talks = asked.followUps.flatMap { talk in
      ["### \(words.toTalkAbout)", talk.question, MarkdownText.quote(talk.answer)]
    }
    let parts =
      [heading, cost.joined(separator: " · ")] + text.posed + ["### \(words.answer)"]
      + text.answer + ["### \(words.why)", asked.why] + talks
    return parts.joined(separator: "\n\n")
  }

  var json: String {
    JSONText.line(
      Written(
        course: report.course, interview: report.interview, questions: report.questions.map(\.asked)
      ))
  }

  private struct Written: Encodable {
    var course: String
    var interview: InterviewWish
    var questions: [AskedQuestion]
  }
}

extension MarkdownText {
  fileprivate static func quote(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
  }
}
