/// Whether the driver of a `code` kata tells right from wrong.
extension KataCheck {
  func exerciseProblems(_ exercise: Exercise) async -> [Problem] {
    let judge = CodeJudge(runner: maker.runner, isForgetful: true)
    var told: [String: [Observations]] = [:]
    var solved: [Observations] = []
    for seed in CourseRecording.seeds {
      do throws(KeyFailure) {
        let seen = try await judge.solution(of: exercise, seed: seed)
        solved.append(seen)
        if let problem = driverProblem(seen) { return [problem] }
        if let problem = await steadinessProblem(seen, exercise, seed: seed) { return [problem] }
      } catch {
        return [error.problem(in: path("Solution.swift"), seed: seed, kata: kata)]
      }
      for wrong in Self.wrongAnswers(exercise) {
        do throws(KeyFailure) {
          let seen = try await judge.observations(of: wrong.source, exercise, seed: seed)
          told[wrong.file, default: []].append(seen)
        } catch {
          return [error.problem(in: path(wrong.file), seed: seed, kata: kata)]
        }
      }
    }
    let unfit = [await bodyProblem(solved, exercise)].compactMap { $0 }
    return distinctionProblems(told, solved, exercise) + unfit
      + RecordedDriver(kata: kata, exercise: exercise).problems()
  }

  private struct WrongAnswer {
    var file: String
    var source: String
  }

  private static func wrongAnswers(_ exercise: Exercise) -> [WrongAnswer] {
    [WrongAnswer(file: "Starter.swift", source: exercise.starter)]
      + exercise.mistakes.map { WrongAnswer(file: "Mistakes/\($0.id).swift", source: $0.source) }
  }

  /// Where a body may be typed for a function, the solution's has to be enough.
  private func bodyProblem(_ solved: [Observations], _ exercise: Exercise) async -> Problem? {
    guard let function = exercise.function else { return nil }
    let found = problem(
      "'Starter.swift' holds with the solution's body of '\(function)', which 'body' names",
      at: Place(path: path("kata.md")))
    guard let source = exercise.starterWithSolutionBody else { return found }
    let judge = CodeJudge(runner: maker.runner, isForgetful: true)
    for (seed, wanted) in zip(CourseRecording.seeds, solved)
    where (try? await judge.observations(of: source, exercise, seed: seed)) != wanted {
      return found
    }
    return nil
  }

  private func driverProblem(_ seen: Observations) -> Problem? {
    let names = seen.checks.map(\.name)
    if names.count < 2 {
      return problem("a driver has at least two checks", at: Place(path: path("Driver.swift")))
    }
    return nil
  }

  /// The same again and again at the first seed, once more at the others; optimised too, if asked
  /// for.
  private func steadinessProblem(
    _ seen: Observations, _ exercise: Exercise, seed: Int
  ) async -> Problem? {
    let judge = CodeJudge(runner: maker.runner, isForgetful: true)
    let isFirst = seed == CourseRecording.seeds.first
    for _ in 1..<(isFirst ? max(effort.runs, 2) : 2)
    where (try? await judge.solution(of: exercise, seed: seed)) != seen {
      return problem(
        "the solution does the same whenever it runs", at: Place(path: path("Solution.swift")))
    }
    guard effort.isThorough else { return nil }
    let optimized = try? await judge.observations(
      of: exercise.solution, exercise, seed: seed, isOptimized: true)
    return optimized == seen
      ? nil
      : problem(
        "the solution does the same under '-O'", at: Place(path: path("Solution.swift")))
  }

  /// Each wrong answer fails, and each known one otherwise than the others, at one seed at least.
  private func distinctionProblems(
    _ told: [String: [Observations]], _ solved: [Observations], _ exercise: Exercise
  ) -> [Problem] {
    let wrong = Self.wrongAnswers(exercise)
    var problems = wrong.filter { told[$0.file] == solved }.map {
      problem("the driver tells '\($0.file)' from the solution", at: Place(path: path($0.file)))
    }
    let known = wrong.dropFirst()
    for (index, mistake) in known.enumerated() {
      for other in known.prefix(index) {
        let pairs = zip(told[mistake.file] ?? [], told[other.file] ?? [])
        guard pairs.allSatisfy({ $0.isLike($1) }) else { continue }
        problems.append(
          problem(
            "mistakes can be told apart, not as '\(other.file)' and '\(mistake.file)'",
            at: Place(path: path(mistake.file))))
      }
    }
    return problems
  }
}
