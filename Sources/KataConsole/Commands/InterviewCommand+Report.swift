import Foundation
import KataCourse

extension InterviewCommand {
  /// Judges what was answered, tells what came of it, and writes the reports that are wanted.
  func report(on record: InterviewRecord, in course: Course) async throws(CommandFailure) {
    say(desk.words.judging)
    let result = await InterviewJudge(runner: desk.runner).result(of: record, in: course)
    let document = InterviewDocument(
      InterviewReport(
        result, practice: Practice(after: result, in: course), facts: desk.folder.facts(),
        course: course, began: began, words: desk.words), words: desk.words)
    write("\n" + desk.recorder.prose(document.brief))
    for file in record.reports.compactMap(ReportFile.init) {
      try file.write(document)
      say(desk.words.reportWritten, at: file.url)
    }
  }
}

/// `uikata interview --sheet FILE --seed N`: an interview on paper, for who asks.
public struct InterviewSheetCommand {
  public var wish: InterviewWish
  public var files: [ReportFile]

  public init(_ wish: InterviewWish, files: [ReportFile]) {
    (self.wish, self.files) = (wish, files)
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let course = try desk.course()
    for file in files { try file.check() }
    guard let plan = InterviewPlan(try wish.checked(for: course), from: course) else {
      throw .noInterview(wish)
    }
    let result = await InterviewJudge(runner: desk.runner)
      .result(of: InterviewRecord(plan), in: course)
    let report = InterviewReport(
      result, practice: Practice(after: result, in: course), facts: [:], course: course, began: nil,
      words: desk.words)
    for file in files {
      try file.write(InterviewSheet(report, words: desk.words))
      desk.console.writeLine(desk.recorder.prose(desk.words.sheetWritten))
      desk.console.writeLine("  " + file.url.path.withoutControls)
    }
    return .done
  }
}
