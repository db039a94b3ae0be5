import Foundation

/// Runs the programs of a question, and those of its beliefs, to find what they print.
public struct KeyMaker: Sendable {
  public let runner: ProgramRunner
  private let shelf: KeyShelf<Key>

  public init(runner: ProgramRunner) {
    self.runner = runner
    shelf = KeyShelf(folder: runner.cache.appending(path: "keys"))
  }

  /// The key of one variant, from the cache where the same content was run before.
  ///
  /// Choices and reviews run nothing and get `Key.unneeded`.
  public func key(for kata: Kata, seed: Int) async throws(KeyFailure) -> Key {
    guard case .predict(let prediction) = kata.dealt(seed: seed).kind else { return .unneeded }
    let compiler = (try? await runner.compilerVersion()) ?? ""
    let recipe = KeyRecipe(prediction, dialect: runner.dialect, compiler: compiler)
    if let key = shelf.find(recipe) { return key }
    let key = try await fresh(prediction)
    shelf.put(key, for: recipe)
    return key
  }

  /// Runs everything, whatever is on the shelf. Beliefs run while the program does.
  func fresh(_ prediction: Prediction) async throws(KeyFailure) -> Key {
    async let told = beliefs(of: prediction)
    let outcome = try await outcome(of: prediction.template, prediction)
    let truth = outcome.answer(prediction.form)
    let beliefs = await told.filter { $0.value != truth }
    return Key(
      printed: outcome.printed, lines: outcome.lines, beliefs: beliefs, records: outcome.records)
  }

  private func beliefs(of prediction: Prediction) async -> [String: [String]] {
    await withTaskGroup(of: (String, [String]?).self) { group in
      for belief in prediction.beliefs {
        group.addTask {
          let outcome = try? await self.outcome(of: belief, prediction)
          return (belief.id, outcome?.answer(prediction.form))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  func outcome(of belief: Belief, _ prediction: Prediction) async throws(KeyFailure) -> Outcome {
    switch belief.world {
    case .rules(let rules): try await outcome(of: prediction.template, prediction, rules: rules)
    case .program(let source): try await outcome(of: source, prediction)
    }
  }

  /// What one program does, which has to be what the form asks about.
  ///
  /// - Throws: where it is rejected or ends otherwise.
  func outcome(
    of source: String, _ prediction: Prediction, rules: String? = nil, isOptimized: Bool = false
  ) async throws(KeyFailure) -> Outcome {
    let program = Program(
      source: source, isolation: prediction.isolation, isOptimized: isOptimized)
    do {
      switch try await runner.compile(program) {
      case .executable(let executable):
        let run = try await runner.run(executable, rules: rules)
        return try Outcome(run, form: prediction.form, isOptimized: isOptimized)
      case .rejected(let diagnostics, let rendered):
        return try Outcome(diagnostics, rendered: rendered, of: program, form: prediction.form)
      }
    } catch {
      throw KeyFailure(error)
    }
  }
}

extension KeyMaker {
  /// What became of one program.
  struct Outcome {
    var printed: [String] = []
    /// The lines that trap or that the compiler rejects.
    var lines: [Int] = []
    var records: [String] = []

    /// - Parameter isOptimized: then the line of a crash may be lost, and needn't be there.
    init(_ run: ProgramRun, form: AnswerForm, isOptimized: Bool) throws(KeyFailure) {
      printed = run.printed
      records = run.records
      switch (run.ending, form) {
      case (.exited(0), .lines), (.exited(0), .order), (.exited(0), .blanks), (.exited(0), .calls):
        break
      case (.crashed(let crash), .line):
        guard crash.line != nil || isOptimized else { throw .ended(run.ending) }
        lines = crash.line.map { [$0] } ?? []
      default: throw .ended(run.ending)
      }
    }

    init(
      _ diagnostics: [Diagnostic], rendered: String, of program: Program, form: AnswerForm
    ) throws(KeyFailure) {
      let errors = diagnostics.filter { $0.severity == .error && $0.file == program.fileName }
      guard form == .line, !errors.isEmpty else { throw .rejected(rendered: rendered) }
      lines = Set(errors.map(\.line)).sorted()
    }

    /// What an answer is measured by.
    func answer(_ form: AnswerForm) -> [String] {
      form == .line ? lines.map(String.init) : printed
    }
  }
}
