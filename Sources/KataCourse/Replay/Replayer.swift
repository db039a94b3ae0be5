import Foundation
import KataTrace

/// Runs a question's program once more and tells what it did, a step at a time.
public struct Replayer: Sendable {
  public let runner: ProgramRunner

  public init(runner: ProgramRunner) { self.runner = runner }

  /// - Parameter lines: what stands in the place of the author's own, in the form `calls`; nil: those.
  /// - Returns: nil for a question that has no program.
  /// - Throws: where it doesn't compile, or can't be run.
  public func replay(
    of question: Question, lines: [String]? = nil
  ) async throws(KeyFailure) -> ProgramReplay? {
    guard case .predict(let prediction) = question.kata.kind else { return nil }
    var source = prediction.template
    if let open = OpenProgram(source) { source = open.plain(with: lines ?? open.own) }
    let program = Program(source: source, isolation: prediction.isolation)
    do {
      switch try await runner.compile(program) {
      case .executable(let executable): return try await replay(of: executable, source)
      case .rejected(_, let rendered): throw KeyFailure.rejected(rendered: rendered)
      }
    } catch let failure as KeyFailure {
      throw failure
    } catch is CancellationError {
      throw .stopped
    } catch {
      throw .environment(String(describing: error))
    }
  }

  private func replay(of executable: Executable, _ source: String) async throws -> ProgramReplay {
    let run = try await runner.run(executable, limits: .replay, isReplayed: true)
    let decoder = JSONDecoder()
    let records = run.records.compactMap {
      try? decoder.decode(ChannelRecord.self, from: Data($0.utf8))
    }
    var addresses: Set<Int> = []
    for case .place(let calls) in records { addresses.formUnion(calls) }
    let sites = CallSites(executable, toolchain: try await runner.compiler.toolchain())
    let lines = try await sites?.lines(of: addresses) ?? [:]
    return ReplayReading.replay(of: run, records: records, lines: lines, source: source)
  }
}
