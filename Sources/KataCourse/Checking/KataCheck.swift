import Foundation

/// Proves one kata by running everything it says.
struct KataCheck {
  let kata: Kata
  let maker: KeyMaker
  let effort: CourseCheck.Effort

  func problems() async -> [Problem] {
    switch kata.kind {
    case .predict: await predictionProblems()
    case .choose: []
    case .review(let review): findingProblems(review)
    case .code(let exercise): await exerciseProblems(exercise)
    }
  }

  /// What one seed's programs do.
  struct Sample {
    var seed: Int
    var kata: Kata
    var prediction: Prediction
    var outcome: KeyMaker.Outcome
    /// By the beliefs' IDs.
    var beliefs: [String: KeyMaker.Outcome] = [:]

    /// What an answer is measured by.
    var answer: [String] { outcome.answer(prediction.form) }

    func answer(_ belief: Belief) -> [String]? { beliefs[belief.id]?.answer(prediction.form) }

    /// Whether a learner who means one answer gives the other.
    func isSame(_ one: [String]?, _ other: [String]?) -> Bool {
      guard let one, let other else { return false }
      return Question(kata, seed: seed).isSameAnswer(
        one, other, by: Key(printed: outcome.printed, lines: outcome.lines))
    }
  }

  func path(_ name: String) -> String { kata.folder.appending(path: name).shownPath }

  func problem(_ message: String, at place: Place, note: String? = nil) -> Problem {
    Problem(message, at: place, note: note, kata: kata.id)
  }

  private func predictionProblems() async -> [Problem] {
    var problems: [Problem] = []
    var samples: [Sample] = []
    for seed in CourseRecording.seeds {
      let dealt = kata.dealt(seed: seed)
      guard case .predict(let prediction) = dealt.kind else { continue }
      do throws(KeyFailure) {
        let outcome = try await maker.outcome(of: prediction.template, prediction)
        var sample = Sample(seed: seed, kata: dealt, prediction: prediction, outcome: outcome)
        if let needless = await emptyProblem(sample) { return problems + [needless] }
        if let unsteady = await unsteadyProblem(sample) { return problems + [unsteady] }
        problems += await runBeliefs(&sample, all: effort.isThorough || !areTold(samples))
        guard problems.isEmpty else { return problems }
        samples.append(sample)
      } catch {
        return problems + [error.problem(in: path("Program.swift"), seed: seed, kata: kata)]
      }
    }
    problems += variationProblems(samples) + beliefProblems(samples)
    problems += samples.flatMap {
      ExpectedOutput(kata: kata).problems(seed: $0.seed, now: $0.answer)
    }
    // What is wrong at one seed is mostly wrong at every other, in other words.
    problems += samples.firstProblems(formProblems) + samples.firstProblems(quoteProblems)
    guard problems.isEmpty else { return problems }
    let words = vocabulary(samples)
    problems = samples.firstProblems { variantProblems($0, vocabulary: words) }
    return problems.isEmpty ? await furtherProblems(besides: samples, words) : problems
  }

  /// What is wrong with the variants behind the first three, each looked at once.
  private func furtherProblems(
    besides samples: [Sample], _ words: Set<String>
  ) async -> [Problem] {
    guard effort.seeds > samples.count, FurtherOutput(kata: kata).isNeeded else { return [] }
    for seed in FurtherOutput.seeds.lowerBound...effort.seeds {
      let dealt = kata.dealt(seed: seed)
      guard case .predict(let prediction) = dealt.kind else { continue }
      do throws(KeyFailure) {
        guard let outcome = try await furtherOutcome(seed: seed, of: prediction) else {
          return [FurtherOutput(kata: kata).problem]
        }
        let sample = Sample(seed: seed, kata: dealt, prediction: prediction, outcome: outcome)
        let problems = formProblems(sample) + variantProblems(sample, vocabulary: words)
        if !problems.isEmpty { return problems }
      } catch {
        return [error.problem(in: path("Program.swift"), seed: seed, kata: kata)]
      }
    }
    return []
  }

  /// What a program does, or did when it was recorded; nil where the record isn't what a run shows.
  private func furtherOutcome(
    seed: Int, of prediction: Prediction
  ) async throws(KeyFailure) -> KeyMaker.Outcome? {
    let recorded = FurtherOutput(kata: kata).outcome(seed: seed, of: prediction)
    if let recorded, !effort.isThorough { return recorded }
    let outcome = try await maker.outcome(of: prediction.template, prediction)
    let form = prediction.form
    return recorded.map { $0.answer(form) == outcome.answer(form) } ?? true ? outcome : nil
  }

  /// The same again and again at the first seed, once more at the others; optimised too, if asked for.
  private func unsteadyProblem(_ sample: Sample) async -> Problem? {
    let source = sample.prediction.template
    // What the compiler refuses prints nothing, and isn't worth more than a second look.
    let isRepeated = sample.seed == CourseRecording.seeds.first && !sample.outcome.printed.isEmpty
    for _ in 1..<(isRepeated ? max(effort.runs, 2) : 2) {
      let again = try? await maker.outcome(of: source, sample.prediction)
      guard again?.printed != sample.outcome.printed || again?.lines != sample.outcome.lines
      else { continue }
      return problem(
        "a program prints the same whenever it runs", at: Place(path: path("Program.swift")))
    }
    guard effort.isThorough else { return nil }
    let optimized = try? await maker.outcome(of: source, sample.prediction, isOptimized: true)
    if optimized?.printed != sample.outcome.printed {
      return problem(
        "a program prints the same under '-O'", at: Place(path: path("Program.swift")))
    }
    return nil
  }

  /// Whether every belief has been told from the truth and from every other.
  private func areTold(_ samples: [Sample]) -> Bool {
    !samples.isEmpty && beliefProblems(samples).isEmpty
  }

  /// - Parameter all: also those that have a program of their own to be compiled.
  private func runBeliefs(_ sample: inout Sample, all: Bool) async -> [Problem] {
    var problems: [Problem] = []
    for (index, belief) in sample.prediction.beliefs.enumerated() where all || !belief.isProgram {
      do throws(KeyFailure) {
        sample.beliefs[belief.id] = try await maker.outcome(of: belief, sample.prediction)
      } catch {
        let file = kata.places.beliefs[index].file.map { "Beliefs/" + $0 } ?? "Program.swift"
        let found = error.problem(in: path(file), seed: sample.seed, kata: kata)
        problems.append(
          problem(
            "the program of the belief '\(belief.id)' runs: \(found.message)", at: found.place,
            note: found.note))
      }
    }
    return problems
  }

  private func variationProblems(_ samples: [Sample]) -> [Problem] {
    guard case .predict(let prediction) = kata.kind,
      !prediction.names.isEmpty || !MarkedProgram(prediction.template).markers.isEmpty,
      samples.count > 1, Set(samples.map(\.prediction.template)).count == 1
    else { return [] }
    return [
      problem(
        "the seeds 1 to 3 deal more than one program", at: Place(path: path("Program.swift")),
        note: "offer more values or names, or none")
    ]
  }
}

extension [KataCheck.Sample] {
  /// The problems of the first sample that has any.
  func firstProblems(_ look: (KataCheck.Sample) -> [Problem]) -> [Problem] {
    lazy.map(look).first { !$0.isEmpty } ?? []
  }
}

extension Belief {
  fileprivate var isProgram: Bool { if case .program = world { true } else { false } }
}
