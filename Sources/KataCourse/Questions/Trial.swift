/// What became of a program with a learner's lines in it.
public enum Trial: Sendable, Hashable {
  /// The lines of standard output, and the channel's records.
  case printed([String], records: [String])
  /// It doesn't compile or doesn't end well with these lines, which counts as no try.
  case unusable(UnreadableAnswer)
  /// The set-up is at fault, or the learner stopped it.
  case failed(KeyFailure)
}

extension KeyMaker {
  /// Runs the program of a question of the form `calls` with lines that it permits.
  public func trial(of lines: [String], in question: Question) async -> Trial {
    guard case .predict(let prediction) = question.kata.kind,
      let open = OpenProgram(prediction.template)
    else { return .unusable(.empty) }
    let program = Program(source: open.filled(with: lines), isolation: prediction.isolation)
    do {
      switch try await runner.compile(program) {
      case .executable(let executable): return Trial(try await runner.run(executable))
      case .rejected(let diagnostics, let rendered):
        return Trial(diagnostics, about: lines) ?? .failed(.rejected(rendered: rendered))
      }
    } catch {
      return .failed(KeyFailure(error))
    }
  }
}

extension Trial {
  fileprivate init(_ run: ProgramRun) {
    guard case .exited(0) = run.ending else {
      self = .unusable(.endsBadly(run.ending))
      return
    }
    self = .printed(run.printed, records: run.records)
  }

  /// Nil where the compiler has nothing against the learner's own lines.
  fileprivate init?(_ diagnostics: [Diagnostic], about lines: [String]) {
    let error = diagnostics.first {
      $0.severity == .error && $0.file == OpenProgram.fileName && lines.indices ~= $0.line - 1
    }
    guard let error else { return nil }
    self = .unusable(.rejected(error, line: lines[error.line - 1]))
  }
}
