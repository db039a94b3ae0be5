/// Whether the question can be answered, and a wrong answer understood.
extension KataCheck {
  /// What each form needs of the output.
  func formProblems(_ sample: Sample) -> [Problem] {
    let program = Place(path: path("Program.swift"))
    let printed = sample.outcome.printed.spoken
    switch sample.prediction.form {
    case .line: return []
    case .lines, .calls:
      return printed.isEmpty ? [problem("a program prints something", at: program)] : []
    case .blanks:
      if printed.contains(where: { Gap($0) != nil }) { return [] }
      return [problem("the form 'blanks' needs a line of the form 'label: value'", at: program)]
    case .order:
      let offered = Set(printed + sample.prediction.decoys).count
      var problems = decoyProblems(sample, printed)
      if Set(printed).count < 2 {
        problems.append(problem("the form 'order' needs lines that differ", at: program))
      } else if offered > Question.letters.count {
        problems.append(
          problem("there are letters for 26 lines, and here are \(offered)", at: program))
      }
      return problems
    }
  }

  /// With nothing in the place of the learner's lines it isn't right already.
  func emptyProblem(_ sample: Sample) async -> Problem? {
    guard sample.prediction.form == .calls, let open = OpenProgram(sample.prediction.template)
    else { return nil }
    let empty = try? await maker.outcome(of: open.filled(with: []), sample.prediction)
    guard empty?.printed == sample.outcome.printed else { return nil }
    return problem(
      "a program prints something else without the learner's lines",
      at: Place(path: path("Program.swift"), line: open.above.count))
  }

  private func decoyProblems(_ sample: Sample, _ printed: [String]) -> [Problem] {
    let comparison = LineComparison(
      tolerance: sample.prediction.tolerance, among: printed + sample.prediction.decoys)
    return zip(sample.prediction.decoys, kata.places.decoys).compactMap { decoy, place in
      guard printed.contains(where: { comparison.isSame(decoy, $0) }) else { return nil }
      return problem("a decoy is never printed, and '\(decoy)' is", at: place)
    }
  }

  /// A belief is answered otherwise than the truth and than any other, at one seed at least.
  func beliefProblems(_ samples: [Sample]) -> [Problem] {
    guard case .predict(let prediction) = kata.kind else { return [] }
    var problems: [Problem] = []
    for (index, belief) in prediction.beliefs.enumerated() {
      let place = kata.places.beliefs[index].place
      let ran = samples.filter { $0.answer(belief) != nil }
      if !ran.isEmpty, ran.allSatisfy({ $0.isSame($0.answer(belief), $0.answer) }) {
        problems.append(
          problem("a belief prints something else than the truth, not as '\(belief.id)'", at: place)
        )
      }
      for other in prediction.beliefs[..<index]
      where !ran.isEmpty && ran.allSatisfy({ $0.isSame($0.answer(belief), $0.answer(other)) }) {
        problems.append(
          problem("beliefs can be told apart, not as '\(other.id)' and '\(belief.id)'", at: place))
      }
      problems += ran.firstProblems { answerableProblems($0, belief, at: place) }
    }
    return problems
  }

  /// Whether somebody who holds the belief could say so.
  private func answerableProblems(
    _ sample: Sample, _ belief: Belief, at place: Place
  ) -> [Problem] {
    guard let told = sample.answer(belief)?.spoken else { return [] }
    let printed = sample.outcome.printed.spoken
    switch sample.prediction.form {
    case .lines, .line, .calls: return []
    case .order:
      let offered = Set(printed + sample.prediction.decoys)
      return told.filter { !offered.contains($0) }.map { line in
        problem(
          "the belief '\(belief.id)' prints what can be answered, and '\(line)' can't be",
          at: place,
          note: "make it a decoy")
      }
    case .blanks:
      if told.compactMap({ Gap($0)?.label }) == printed.compactMap({ Gap($0)?.label }) { return [] }
      return [problem("the belief '\(belief.id)' leaves the same gaps as the truth", at: place)]
    }
  }
}
