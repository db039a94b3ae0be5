/// Whether a variant has one answer, and one that isn't had for nothing.
extension KataCheck {
  func variantProblems(_ sample: Sample, vocabulary: Set<String>) -> [Problem] {
    ambiguityProblems(sample)
      + [trivialityProblem(sample, vocabulary: vocabulary)].compactMap { $0 }
  }

  /// What the learners of all seeds may answer in words, truly or by a belief.
  func vocabulary(_ samples: [Sample]) -> Set<String> {
    let outputs = samples.flatMap { [$0.outcome] + $0.beliefs.values }.map(\.printed.spoken)
    return Set(outputs.joined().map { Gap($0)?.value ?? $0 })
  }

  // MARK: One answer

  private func ambiguityProblems(_ sample: Sample) -> [Problem] {
    let printed = sample.outcome.printed.spoken
    switch sample.prediction.form {
    case .order:
      return sameLineProblems(sample, among: printed + sample.prediction.decoys)
        + letterProblems(sample, printed)
    case .lines: return sameLineProblems(sample, among: printed)
    case .blanks: return neighbourProblems(sample, printed.compactMap(Gap.init).map(\.value))
    case .line, .calls: return []
    }
  }

  /// Two lines that mean different things aren't both right in one place.
  private func sameLineProblems(_ sample: Sample, among lines: [String]) -> [Problem] {
    let comparison = LineComparison(tolerance: sample.prediction.tolerance, among: lines)
    var distinct: [String] = []
    for line in lines where !distinct.contains(line) { distinct.append(line) }
    for (index, line) in distinct.enumerated() {
      for other in distinct[..<index] where comparison.isSame(other, line) {
        let place = kata.places.decoys.first ?? Place(path: path("Program.swift"))
        return [
          problem(
            "one line isn't taken for another, and at seed \(sample.seed) '\(line)' is for "
              + "'\(other)'", at: place)
        ]
      }
    }
    return []
  }

  /// What is typed is either letters or a line.
  private func letterProblems(_ sample: Sample, _ printed: [String]) -> [Problem] {
    let offered = Set(printed + sample.prediction.decoys)
    let letters = Set(Question.letters.prefix(offered.count))
    let spelled = offered.filter { line in
      line.lowercased().allSatisfy { letters.contains("\($0)") }
    }
    return spelled.sorted().prefix(1).map { line in
      problem(
        "a line can't be taken for letters, and at seed \(sample.seed) '\(line)' can",
        at: Place(path: path("Program.swift")))
    }
  }

  /// A count has no neighbour that is right as well.
  private func neighbourProblems(_ sample: Sample, _ values: [String]) -> [Problem] {
    let comparison = LineComparison(tolerance: sample.prediction.tolerance, among: [])
    let taken = values.first { value in
      Int(value).map { comparison.isSame("\($0 + 1)", value) } ?? false
    }
    guard let taken else { return [] }
    return [
      problem(
        "a whole number isn't taken for its neighbour, and at seed \(sample.seed) '\(taken)' is",
        at: Place(path: path("kata.md")), note: "a smaller 'tolerance' tells them apart")
    ]
  }

  // MARK: Not for nothing

  private func trivialityProblem(_ sample: Sample, vocabulary: Set<String>) -> Problem? {
    let program = Place(path: path("Program.swift"))
    let printed = sample.outcome.printed.spoken
    let at = "at seed \(sample.seed)"
    if sample.prediction.form == .order, printed.count < 4 {
      return problem(
        "there are four lines to order at least, and \(at) \(printed.count)", at: program)
    }
    if sample.prediction.form == .blanks, canBeCopied(sample, printed) {
      return problem(
        "a value is worked out, and \(at) each stands in the program", at: program)
    }
    let space = AnswerSpace(sample, vocabulary: vocabulary).size
    guard space < AnswerSpace.least else { return nil }
    return problem(
      "a guess is right once in \(AnswerSpace.least) times at most, and \(at) once in \(space)",
      at: program)
  }

  /// Whether every blank's number stands in the program as it is printed.
  ///
  /// Counts below ten stand there by chance: where all are such, nothing is copied. A word is chosen,
  /// which is the business of `AnswerSpace`.
  private func canBeCopied(_ sample: Sample, _ printed: [String]) -> Bool {
    let values = printed.compactMap(Gap.init).map(\.value)
    let numbers = sample.prediction.template.numbers
    return values.contains { !($0.count == 1 && Int($0) != nil) }
      && values.allSatisfy { value in Double(value).map(numbers.contains) ?? false }
  }
}

extension String {
  /// The numbers that stand in a text, with their signs.
  fileprivate var numbers: Set<Double> {
    Set(matches(of: /-?\d[\d_]*(?:\.\d+)?/).compactMap { Double($0.0.replacing("_", with: "")) })
  }
}
