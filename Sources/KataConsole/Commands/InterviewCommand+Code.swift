import Foundation
import KataCourse

// What an interview asks of its host where a candidate writes a file.
extension InterviewCommand {
  /// The candidate's file as it is now; nil where the open question wants none, or it is as it was at
  /// the start.
  func file(of interview: Interview) -> String? {
    guard let question = interview.question,
      case .code(let exercise) = question.kata.kind,
      let file = try? workbench.file(of: question.kata), let text = try? Workbench.text(of: file)
    else { return nil }
    return text == exercise.starter ? nil : text
  }

  /// Has found out what an answer is to do in a few cases, as in the course.
  func findExamples(for question: Question) {
    guard case .code(let exercise) = question.kata.kind else { return }
    isLate = false
    awaitsExamples = true
    errands.warm(exercise, for: question, patience: patience)
  }

  /// Shows the examples, and says where the candidate writes.
  func showFile(of interview: Interview, with examples: [CodeExample]) {
    awaitsExamples = false
    guard let question = interview.question, !interview.hasEnded else { return }
    if !examples.isEmpty { write("\n" + desk.recorder.examples(examples)) }
    attempt { () throws(CommandFailure) in
      say(desk.words.yourFile, at: try workbench.file(of: question.kata))
    }
  }

  /// Opens the candidate's file. Where it was saved the interview is told.
  func edit(_ question: Question) {
    attempt { () throws(CommandFailure) in
      let file = try workbench.file(of: question.kata)
      let before = FileStamp(path: file.path)
      guard desk.edit(file) else { return say(desk.words.noEditor) }
      guard FileStamp(path: file.path) != before else { return say(desk.words.unsaved) }
      mailbox.post(.edited(question.kata.id))
    }
  }

  func reset(_ question: Question) {
    attempt { () throws(CommandFailure) in
      guard let copy = try workbench.reset(question.kata) else { return say(desk.words.atStart) }
      say(desk.words.kept, at: copy)
    }
  }

  private func attempt(_ work: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) { try work() } catch { desk.warn(error) }
  }
}
