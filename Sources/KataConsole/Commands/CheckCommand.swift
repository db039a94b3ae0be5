import Foundation
import KataCourse

/// `uikata check KATA [FILE]`: tries a learner's file.
public struct CheckCommand {
  public var kata: String
  /// Nil for the learner's own file of this kata.
  public var file: String?
  public var seed: Int
  /// For code that isn't one's own.
  public var isSandboxed: Bool
  public var isJSON: Bool

  public init(
    _ kata: String, file: String? = nil, seed: Int = 1, isSandboxed: Bool = false,
    isJSON: Bool = false
  ) {
    self.kata = kata
    self.file = file
    self.seed = seed
    self.isSandboxed = isSandboxed
    self.isJSON = isJSON
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let start = desk.now()
    let kata = try desk.kata(named: kata)
    guard case .code(let exercise) = kata.kind else { throw .notCode(kata.id) }
    let place =
      if let file { URL(filePath: file) } else { try desk.workbench.file(of: kata) }
    let source = try Workbench.text(of: place, followsLinks: !isSandboxed)
    // Begun before it is known what confines it; the verdict takes up what is being compiled.
    let compiler = CodeJudge(runner: desk.runner)
    async let compiled: Void = compiler.warm(
      source, fileName: place.lastPathComponent, of: exercise)
    let judge = CodeJudge(runner: desk.runner, confinement: try await confinement(at: desk))
    let result = await desk.result(
      of: judge, on: source, fileName: place.lastPathComponent, exercise, seed: seed,
      isTold: !isJSON)
    await compiled
    let verdict: CodeVerdict
    do throws(KeyFailure) { verdict = try result.get() } catch { throw .noKey(kata.id, error) }
    desk.keep(
      Attempt(
        kata: kata.id, seed: seed, answer: source, outcome: verdict.isRight ? .right : .wrong,
        hints: 0, seconds: desk.now() - start, belief: verdict.mistake?.id),
      to: kata)
    desk.warnOfChangedDriver(kata)
    if isJSON {
      desk.console.write(
        JSONText.line(CheckReport(verdict, of: kata, seed: seed, words: desk.words)))
    } else {
      desk.tell(.codeJudged(verdict, question: Question(kata, seed: seed), attempts: 1))
      if verdict.isRight { desk.tell(.why(kata)) }
    }
    return verdict.isRight ? .done : .wrong
  }

  private func confinement(at desk: Desk) async throws(CommandFailure) -> Confinement {
    guard isSandboxed else { return .limits }
    let defence = await desk.runner.defence()
    if defence.confinement == .limits { throw .nothingConfines(defence.obstacle ?? "") }
    return defence.confinement
  }
}

extension Desk {
  /// Tries an answer.
  ///
  /// - Parameter isTold: whether each check is told as soon as it is known.
  func result(
    of judge: CodeJudge, on source: String, fileName: String, _ exercise: Exercise, seed: Int,
    isTold: Bool = true
  ) async -> Result<CodeVerdict, KeyFailure> {
    let (known, teller) = AsyncStream<CheckResult>.makeStream()
    let verdict = Task {
      defer { teller.finish() }
      return await judge.result(
        on: source, fileName: fileName, of: exercise, seed: seed,
        whenKnown: { teller.yield($0) })
    }
    return await withTaskCancellationHandler {
      for await result in known where isTold { tell(.checkKnown(result)) }
      return await verdict.value
    } onCancel: {
      verdict.cancel()
    }
  }
}
