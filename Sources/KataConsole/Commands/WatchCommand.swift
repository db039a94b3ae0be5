import Foundation
import KataCourse

/// What happens while a file is watched.
public enum WatchEvent: Sendable {
  case saved
  /// The learner wants it checked as it is.
  case asked
}

/// `uikata watch [KATA]`: checks a learner's file at each save, beside any editor.
public struct WatchCommand {
  public var kata: String?
  public var seed: Int

  public init(_ kata: String? = nil, seed: Int = 1) {
    (self.kata, self.seed) = (kata, seed)
  }

  /// - Parameter events: those of a file, until the learner ends it.
  public func run(
    at desk: Desk, events: (URL) -> AsyncStream<WatchEvent>
  ) async throws(CommandFailure) -> ExitStatus {
    let kata = if let kata { try desk.kata(named: kata) } else { try openKata(at: desk) }
    guard case .code(let exercise) = kata.kind else { throw .notCode(kata.id) }
    let file = try desk.workbench.file(of: kata)
    let judge = CodeJudge(runner: desk.runner)
    desk.warnOfChangedDriver(kata)
    desk.tell(.posed(Question(kata, seed: seed)))
    if let examples = try? await judge.examples(of: exercise, seed: seed), !examples.isEmpty {
      desk.tell(.examples(examples))
    }
    desk.console.writeLine(desk.recorder.watching(file))
    // Watched from now on, so that nothing that is saved meanwhile is missed.
    let events = events(file)
    await judge.warm(for: exercise, seed: seed)
    var attempts = 0
    for await _ in events {
      attempts += 1
      if await check(file, of: kata, exercise, judge, attempts, at: desk) { return .done }
    }
    return .wrong
  }

  /// - Returns: whether every check holds.
  private func check(
    _ file: URL, of kata: Kata, _ exercise: Exercise, _ judge: CodeJudge, _ attempts: Int,
    at desk: Desk
  ) async -> Bool {
    let start = desk.now()
    do throws(CommandFailure) {
      let source = try Workbench.text(of: file)
      // Apart from the check before.
      desk.console.write("\n")
      let result = await desk.result(
        of: judge, on: source, fileName: file.lastPathComponent, exercise, seed: seed)
      let verdict: CodeVerdict
      do throws(KeyFailure) { verdict = try result.get() } catch { throw .noKey(kata.id, error) }
      let seconds = desk.now() - start
      desk.keep(
        Attempt(
          kata: kata.id, seed: seed, answer: source, outcome: verdict.isRight ? .right : .wrong,
          hints: 0, seconds: seconds, belief: verdict.mistake?.id),
        to: kata)
      desk.tell(.codeJudged(verdict, question: Question(kata, seed: seed), attempts: attempts))
      desk.console.writeLine(desk.recorder.checkedAfter(seconds))
      if verdict.isRight { desk.tell(.why(kata)) }
      return verdict.isRight
    } catch {
      desk.warn(error)
      return false
    }
  }

  /// The first code kata that is to do, or else the first that isn't solved, or the first.
  private func openKata(at desk: Desk) throws(CommandFailure) -> Kata {
    let course = try desk.course()
    let standing = desk.standing()
    let katas = desk.katas(of: course).filter { $0.kind.name == "code" }
    let unsolved = katas.filter { !standing.solved.contains($0.id) }
    let toDo = unsolved.first { !standing.counts(asKnown: $0) }
    guard let kata = toDo ?? unsolved.first ?? katas.first else {
      throw .noCode
    }
    return kata
  }
}
