import Foundation

/// Proves one kata by running everything it says.
struct KataCheck {
  let kata: Kata
  let maker: KeyMaker

  func problems() async -> [Problem] {
    switch kata.kind {
    case .predict: await predictionProblems()
    case .choose: []
    case .review(let review): findingProblems(review)
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
        problems += await repetitionProblems(sample)
        problems += await runBeliefs(&sample)
        samples.append(sample)
      } catch {
        return problems + [error.problem(in: path("Program.swift"), seed: seed, kata: kata)]
      }
    }
    problems += variationProblems(samples) + beliefProblems(samples)
    for sample in samples {
      problems += ExpectedOutput(kata: kata)
        .problems(seed: sample.seed, now: sample.answer)
      problems += formProblems(sample) + quoteProblems(sample)
    }
    return problems.uniqued
  }

  /// The same again, and the same optimised.
  private func repetitionProblems(_ sample: Sample) async -> [Problem] {
    let source = sample.prediction.template
    let again = try? await maker.outcome(of: source, sample.prediction)
    let optimized = try? await maker.outcome(of: source, sample.prediction, isOptimized: true)
    let place = Place(path: path("Program.swift"))
    var problems: [Problem] = []
    if again?.printed != sample.outcome.printed || again?.lines != sample.outcome.lines {
      problems.append(problem("a program prints the same whenever it runs", at: place))
    }
    if optimized?.printed != sample.outcome.printed {
      problems.append(problem("a program prints the same under '-O'", at: place))
    }
    return problems
  }

  private func runBeliefs(_ sample: inout Sample) async -> [Problem] {
    var problems: [Problem] = []
    for (index, belief) in sample.prediction.beliefs.enumerated() {
      do throws(KeyFailure) {
        sample.beliefs[belief.id] = try await maker.outcome(of: belief, sample.prediction)
      } catch {
        let found = error.problem(in: kata.places.page, seed: sample.seed, kata: kata)
        problems.append(
          problem(
            "the world of the belief '\(belief.id)' runs: \(found.message)",
            at: kata.places.beliefs[index], note: found.note))
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

extension [Problem] {
  /// Each once: what is wrong with a kata is mostly wrong at every seed.
  fileprivate var uniqued: [Problem] {
    var seen: Set<Problem> = []
    return filter { seen.insert($0).inserted }
  }
}
