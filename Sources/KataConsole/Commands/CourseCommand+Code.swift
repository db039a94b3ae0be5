import Foundation
import KataCourse

// What a session asks of its host where a learner writes a file.
extension CourseCommand {
  /// Has what a kata's checks need made, and what an answer is to do found out on the way.
  func showExamples(of question: Question) {
    guard case .code(let exercise) = question.kata.kind else { return }
    isLate = false
    errands.warm(exercise, for: question, patience: patience)
  }

  /// Puts the learner's file there, and says where it is.
  func showFile(of question: Question) {
    desk.warnOfChangedDriver(question.kata)
    do throws(CommandFailure) {
      say(desk.words.yourFile, at: try desk.workbench.file(of: question.kata))
    } catch {
      desk.warn(error)
    }
  }

  /// Opens the learner's file. Where it was saved the session is told, and has it checked.
  func edit(_ question: Question) {
    do throws(CommandFailure) {
      let file = try desk.workbench.file(of: question.kata)
      let before = FileStamp(path: file.path)
      guard desk.edit(file) else { return say(desk.words.noEditor) }
      guard FileStamp(path: file.path) != before else { return say(desk.words.unsaved) }
      mailbox.post(.edited(question.kata.id))
    } catch {
      desk.warn(error)
    }
  }

  /// Puts code that was typed into the learner's file, says what of it was changed, and has it checked.
  func put(_ code: TypedCode, for question: Question) {
    guard case .code(let exercise) = question.kata.kind else { return }
    do throws(Workbench.PutFailure) {
      let file: URL
      do throws(CommandFailure) { file = try desk.workbench.file(of: question.kata) } catch {
        throw .file(error)
      }
      let changes = try desk.workbench.put(code, into: file, function: exercise.function)
      say(desk.words.put(changes))
      mailbox.post(.edited(question.kata.id))
    } catch {
      switch error {
      case .refused(let refusal): say(desk.words.refused(refusal))
      case .file(let failure): desk.warn(failure)
      }
    }
  }

  func reset(_ question: Question) {
    do throws(CommandFailure) {
      let copy = try desk.workbench.reset(question.kata)
      guard let copy else { return say(desk.words.atStart) }
      say(desk.words.kept, at: copy)
    } catch {
      desk.warn(error)
    }
  }

  /// Opens a scratchpad where one was asked for, and comes back when it is left.
  func openScratchpad() async {
    guard let question = scratchpadWanted else { return }
    scratchpadWanted = nil
    do throws(CommandFailure) {
      let sitting =
        try ScratchpadSitting(with: question, at: desk, mailbox: mailbox, isSeen: true)
        ?? ScratchpadSitting(
          at: desk, mailbox: mailbox, isolation: .nonisolated, rules: nil, beginning: nil)
      try await sitting.run()
    } catch {
      desk.warn(error)
    }
    say(desk.words.backAt(question.kata.id))
  }

  /// Steps through a program where that was asked for, and comes back when it is left.
  func openReplay() async {
    guard let (question, lines) = replayWanted else { return }
    replayWanted = nil
    do throws(CommandFailure) {
      desk.show(try await desk.replay(of: question, lines: lines), of: question)
    } catch {
      desk.warn(error)
    }
  }

  /// Has the learner's file tried in the background.
  func check(_ question: Question) {
    do throws(CommandFailure) {
      let file = try desk.workbench.file(of: question.kata)
      isLate = false
      errands.send(
        try Workbench.text(of: file), named: file.lastPathComponent, for: question,
        patience: patience)
    } catch {
      desk.warn(error)
      mailbox.post(.uncheckable(question.kata.id))
    }
  }
}
