import KataCourse

/// An interview on paper, for who asks: the questions, the answers, and what to talk about.
struct InterviewSheet: ReportDocument {
  private let report: InterviewReport

  /// - Parameter report: of the same interview, answered by nobody.
  init(_ report: InterviewReport) { self.report = report }

  var title: String { Wording.sheetTitle }

  var markdown: String {
    let head = ["# \(title)", Wording.about(report.interview), Wording.sheetUse]
    return (head + report.questions.map(question)).joined(separator: "\n\n")
  }

  private func question(_ question: InterviewReport.Question) -> String {
    let asked = question.asked
    let text = QuestionText(asked)
    let heading = "## \(question.number). `\(asked.id)`"
    let cost = [asked.kind, Wording.minutes(asked.minutes), Wording.level(asked.level)]
    let talks = asked.followUps.flatMap { talk in
      ["### \(Wording.toTalkAbout)", talk.question, MarkdownText.quote(talk.answer)]
    }
    let parts =
      [heading, cost.joined(separator: " · ")] + text.posed + ["### \(Wording.answer)"]
      + text.answer + ["### \(Wording.why)", asked.why] + talks
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
