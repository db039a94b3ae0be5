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
    let confinement = try await confinement(at: desk)
    let verdict: CodeVerdict
    do throws(KeyFailure) {
      verdict = try await CodeJudge(runner: desk.runner, confinement: confinement).verdict(
        on: source, fileName: place.lastPathComponent, of: exercise, seed: seed)
    } catch {
      throw .noKey(kata.id, error)
    }
    desk.keep(
      Attempt(
        kata: kata.id, seed: seed, answer: source, outcome: verdict.isRight ? .right : .wrong,
        hints: 0, seconds: desk.now() - start, belief: verdict.mistake?.id))
    desk.warnOfChangedDriver(kata)
    if isJSON {
      desk.console.write(JSONText.line(CheckReport(verdict, of: kata, seed: seed)))
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
