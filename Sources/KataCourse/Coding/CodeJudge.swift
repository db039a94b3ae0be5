/// Measures answers to a `code` kata by its solution, which runs in processes of its own.
public struct CodeJudge: Sendable {
  public let runner: ProgramRunner
  /// What one start of a driver may use.
  public let limits: Limits
  /// What an answer runs under; the kata's own files need none.
  public let confinement: Confinement
  /// What the katas' own files did; nil where they are to show it each time.
  private let shelf: KeyShelf<Observations>?

  /// - Parameter isForgetful: whether the kata's own files run each time, and not only where the cache
  ///   doesn't tell yet what they do.
  public init(
    runner: ProgramRunner, limits: Limits = .driver, confinement: Confinement = .limits,
    isForgetful: Bool = false
  ) {
    (self.runner, self.limits, self.confinement) = (runner, limits, confinement)
    shelf = isForgetful ? nil : KeyShelf(folder: runner.cache.appending(path: "observations"))
  }

  /// Runs the driver with an answer, and with the solution, on the same inputs.
  ///
  /// - Parameters:
  ///   - fileName: what diagnostics and crashes call the answer.
  ///   - seed: draws the inputs.
  ///   - whenKnown: gets what becomes of each check as soon as it is known, in their order.
  /// - Throws: where the kata or the set-up is at fault.
  public func verdict(
    on source: String, fileName: String, of exercise: Exercise, seed: Int,
    whenKnown: @escaping @Sendable (CheckResult) -> Void = { _ in }
  ) async throws(KeyFailure) -> CodeVerdict {
    async let solved = outcome(of: exercise, seed: seed)
    let answer = try await compilation(of: source, fileName: fileName, exercise)
    let expected = try await solved.get()
    let executable: Executable
    switch answer {
    case .rejected(let diagnostics, let rendered):
      return verdict(on: diagnostics, rendered, in: fileName)
    case .executable(let compiled): executable = compiled
    }
    let announcer = Announcer(expected, titles: exercise.checkTitles, tell: whenKnown)
    let seen = try await observe(executable, exercise, seed: seed, under: confinement) {
      announcer.announce($0)
    }
    let results = announcer.announce(seen, isAll: true)
    let isRight = results.allSatisfy(\.holds)
    let mistake = isRight ? nil : try await mistake(like: seen, in: exercise, seed: seed)
    return .checked(results, mistake: mistake)
  }

  /// The verdict, or why there is none.
  public func result(
    on source: String, fileName: String, of exercise: Exercise, seed: Int,
    whenKnown: @escaping @Sendable (CheckResult) -> Void = { _ in }
  ) async -> Result<CodeVerdict, KeyFailure> {
    do throws(KeyFailure) {
      return .success(
        try await verdict(
          on: source, fileName: fileName, of: exercise, seed: seed, whenKnown: whenKnown))
    } catch {
      return .failure(error)
    }
  }

  /// What answers are to do in a few cases that nobody needs to hide.
  public func examples(of exercise: Exercise, seed: Int) async throws(KeyFailure) -> [CodeExample] {
    try await solution(of: exercise, seed: seed).examples().map { example in
      var example = example
      example.check = exercise.checkTitles[example.check] ?? example.check
      return example
    }
  }

  /// Has the kata's own files show what they do, so that a verdict takes one compilation.
  public func warm(for exercise: Exercise, seed: Int) async {
    for source in [exercise.solution, exercise.starter] + exercise.mistakes.map(\.source) {
      _ = try? await observations(of: source, exercise, seed: seed)
    }
  }

  /// Compiles an answer, for whoever doesn't know yet what to run it under.
  public func warm(_ answer: String, fileName: String, of exercise: Exercise) async {
    _ = try? await runner.compile(program(answer, fileName, of: exercise))
  }

  private func outcome(of exercise: Exercise, seed: Int) async -> Result<Observations, KeyFailure> {
    do throws(KeyFailure) { return .success(try await solution(of: exercise, seed: seed)) } catch {
      return .failure(error)
    }
  }

  /// What the solution does, which has to come to its end.
  func solution(of exercise: Exercise, seed: Int) async throws(KeyFailure) -> Observations {
    let seen = try await observations(
      of: exercise.solution, exercise, seed: seed, isDrawn: true)
    if let ending = seen.checks.compactMap(\.ending).first { throw .ended(ending) }
    return seen
  }

  /// What one of the kata's own files does.
  func observations(
    of source: String, _ exercise: Exercise, seed: Int, isOptimized: Bool = false,
    isDrawn: Bool = false
  ) async throws(KeyFailure) -> Observations {
    guard let shelf, !isOptimized, let compiler = try? await runner.compilerVersion() else {
      return try await freshObservations(
        of: source, exercise, seed: seed, isOptimized: isOptimized, isDrawn: isDrawn)
    }
    let recipe = KeyRecipe(
      source, of: exercise, seed: seed, isDrawn: isDrawn, dialect: runner.dialect,
      compiler: compiler)
    if let seen = shelf.find(recipe) { return seen }
    let seen = try await freshObservations(of: source, exercise, seed: seed, isDrawn: isDrawn)
    if seen.isRepeatable { shelf.put(seen, for: recipe) }
    return seen
  }

  private func freshObservations(
    of source: String, _ exercise: Exercise, seed: Int, isOptimized: Bool = false, isDrawn: Bool
  ) async throws(KeyFailure) -> Observations {
    switch try await compile(
      source, fileName: "Answer.swift", of: exercise, isOptimized: isOptimized)
    {
    case .rejected(_, let rendered): throw .rejected(rendered: rendered)
    case .executable(let executable):
      return try await observe(executable, exercise, seed: seed, isDrawn: isDrawn)
    }
  }

  /// The known wrong answer that does exactly what this one does; nil where none or several do.
  private func mistake(
    like seen: Observations, in exercise: Exercise, seed: Int
  ) async throws(KeyFailure) -> Exercise.Mistake? {
    let alike = await withTaskGroup(of: Int?.self) { group in
      for (index, mistake) in exercise.mistakes.enumerated() {
        group.addTask {
          let other = try? await observations(of: mistake.source, exercise, seed: seed)
          return other?.isLike(seen) == true ? index : nil
        }
      }
      return await group.reduce(into: [Int]()) { $0 += [$1].compactMap { $0 } }
    }
    return alike.count == 1 ? alike.first.map { exercise.mistakes[$0] } : nil
  }

  private func verdict(
    on diagnostics: [Diagnostic], _ rendered: String, in fileName: String
  ) -> CodeVerdict {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.isEmpty || errors.contains { $0.file == fileName }
      ? .rejected(diagnostics, rendered: rendered) : .unfit(errors.map(\.message))
  }

  /// A symbol that an answer names and nobody has is the answer's own doing, though no line of it is
  /// told.
  private func compilation(
    of answer: String, fileName: String, _ exercise: Exercise
  ) async throws(KeyFailure) -> Compilation {
    do {
      return try await runner.compile(program(answer, fileName, of: exercise))
    } catch ProgramFailure.linkerRefused(let says) where says.contains("symbol") {
      return .rejected([], rendered: "\(says)\n")
    } catch {
      throw KeyFailure(error)
    }
  }

  private func compile(
    _ source: String, fileName: String, of exercise: Exercise, isOptimized: Bool = false
  ) async throws(KeyFailure) -> Compilation {
    try await carefully {
      try await runner.compile(
        program(source, fileName, of: exercise, isOptimized: isOptimized))
    }
  }

  private func program(
    _ source: String, _ fileName: String, of exercise: Exercise, isOptimized: Bool = false
  ) -> Program {
    Program(
      source: source, fileName: fileName, isolation: exercise.isolation, isOptimized: isOptimized,
      companions: [
        Program.Companion(source: exercise.driver + DriverKit.epilogue, fileName: "Driver.swift"),
        Program.Companion(source: DriverKit.source, fileName: DriverKit.fileName),
      ])
  }

  private func observe(
    _ executable: Executable, _ exercise: Exercise, seed: Int,
    under confinement: Confinement = .limits, isDrawn: Bool = false,
    whileRunning: (@Sendable (Observations) -> Void)? = nil
  ) async throws(KeyFailure) -> Observations {
    try await carefully {
      try await DriverRun(
        runner: runner, executable: executable, rules: exercise.rules, limits: limits,
        confinement: confinement, seed: seed, isDrawn: isDrawn
      ).observe(whileRunning: whileRunning)
    }
  }

  private func carefully<Value>(
    _ work: () async throws -> Value
  ) async throws(KeyFailure) -> Value {
    do { return try await work() } catch { throw KeyFailure(error) }
  }
}
