extension Question {
  /// Measures an answer, which may be several lines, by what the program did.
  ///
  /// For the form `line` no first difference is told, since it would be the whole answer.
  ///
  /// - Parameter key: `Key.unneeded` for a choice.
  /// - Throws: where the text can't be read as an answer to this question; that counts as no try. A
  ///   review takes remarks, and no text is an answer to it; nor to the form `calls`, whose lines
  ///   are run first, nor to a `code` kata, whose file is.
  public func judge(_ answer: String, by key: Key) throws(UnreadableAnswer) -> Verdict {
    guard !answer.trimmingWhitespace.isEmpty else { throw .empty }
    switch kata.kind {
    case .predict(let prediction): return try judge(answer, of: prediction, by: key)
    case .choose(let choice): return try judge(answer, of: choice)
    case .review, .code: throw .empty
    }
  }

  private func judge(_ answer: String, of choice: Choice) throws(UnreadableAnswer) -> Verdict {
    let picked = try AnswerText(answer).choice(among: items)
    return Verdict(isRight: choice.options[picked].isRight, picked: picked)
  }

  private func judge(
    _ answer: String, of prediction: Prediction, by key: Key
  ) throws(UnreadableAnswer) -> Verdict {
    let given = try linesGiven(in: answer, by: key)
    let comparison = comparison(by: key)
    switch prediction.form {
    case .lines: return verdict(given, key, comparison.isSame) { $0.spoken }
    case .order: return verdict(given, key, ==) { $0.spoken }
    case .blanks:
      return verdict(given, key, comparison.isSame) { $0.spoken.filter { Gap($0) != nil } }
    case .line:
      var numbered = key
      numbered.printed = key.lines.map(String.init)
      var verdict = verdict(given, numbered, ==) { $0 }
      verdict.firstDifference = nil
      return verdict
    case .calls: throw .empty
    }
  }

  /// What an answer to a prediction says, as it is measured: lines of output, for `blanks` those with
  /// a gap, for `line` numbers.
  func linesGiven(in answer: String, by key: Key) throws(UnreadableAnswer) -> [String] {
    let printed = key.printed.spoken
    let text = AnswerText(answer)
    switch form {
    case .lines?: return text.lines(wanted: printed.count)
    case .order?:
      let offered = items.isEmpty ? offering(key) : self
      return try text.order(
        of: offered.items, repeating: offered.repeatsItems, comparison: comparison(by: key))
    case .blanks?:
      let gaps = printed.compactMap(Gap.init)
      return try text.values(for: gaps).enumerated().map { "\(gaps[$0].label): \($1)" }
    case .line?: return try text.numbers().map(String.init)
    case .calls?, nil: throw .empty
    }
  }

  /// What a prediction is measured by, in the same shape; for `calls` the author's own lines.
  func linesWanted(by key: Key) -> [String] {
    guard case .predict(let prediction) = kata.kind else { return [] }
    return switch prediction.form {
    case .lines, .order: key.printed.spoken
    case .blanks: key.printed.spoken.filter { Gap($0) != nil }
    case .line: key.lines.map(String.init)
    case .calls: OpenProgram(prediction.template)?.own ?? []
    }
  }

  /// Which lines of an answer mean the same as which of the output.
  private func comparison(by key: Key) -> LineComparison {
    guard case .predict(let prediction) = kata.kind else {
      return LineComparison(tolerance: 0, among: [])
    }
    return LineComparison(
      tolerance: prediction.tolerance, among: key.printed.spoken + prediction.decoys)
  }

  /// The lines of an answer of the form `calls`, all of which may be written.
  ///
  /// - Throws: where there is none, or one that may not.
  public func calls(in answer: String) throws(UnreadableAnswer) -> [String] {
    guard let permitted = permittedCalls else { throw .empty }
    let lines = AnswerText(answer).lines(wanted: 1)
    for line in lines {
      if let mistake = permitted.mistake(in: line) { throw .notACall(line, mistake) }
    }
    guard !lines.isEmpty else { throw .empty }
    return lines
  }

  /// Measures what a program printed with the learner's calls in it.
  public func verdict(on printed: [String], by key: Key) -> Verdict {
    guard case .predict(let prediction) = kata.kind else { return Verdict(isRight: false) }
    let comparison = LineComparison(
      tolerance: prediction.tolerance, among: key.printed.spoken)
    return verdict(printed.spoken, key, comparison.isSame) { $0.spoken }
  }

  /// Whether two programs do what makes one answer, so that it can't be said which was meant.
  ///
  /// - Parameters:
  ///   - one: what an answer is measured by, as the other.
  func isSameAnswer(_ one: [String], _ other: [String], by key: Key) -> Bool {
    let comparison = comparison(by: key)
    func lines(_ output: [String]) -> [String] {
      form == .blanks ? output.spoken.filter { Gap($0) != nil } : output.spoken
    }
    let isExact = form == .order || form == .line
    return FirstDifference(
      between: lines(one), and: lines(other), isSame: isExact ? (==) : comparison.isSame) == nil
  }

  /// - Parameter answerable: the lines of an output that an answer consists of.
  private func verdict(
    _ given: [String], _ key: Key, _ isSame: (String, String) -> Bool,
    answerable: ([String]) -> [String]
  ) -> Verdict {
    let difference = FirstDifference(
      between: given, and: answerable(key.printed), isSame: isSame)
    guard let difference else { return Verdict(isRight: true) }
    let explained = key.beliefs.filter { _, printed in
      FirstDifference(between: given, and: answerable(printed), isSame: isSame) == nil
    }.keys.sorted()
    return Verdict(
      isRight: false, firstDifference: difference,
      belief: explained.count == 1 ? explained[0] : nil,
      rivals: explained.count > 1 ? explained : [])
  }
}

extension FirstDifference {
  /// Nil where there is none.
  init?(
    between given: [String], and printed: [String], isSame: (String, String) -> Bool
  ) {
    let common = zip(given, printed).prefix { isSame($0, $1) }.count
    guard common < max(given.count, printed.count) else { return nil }
    self.init(
      line: common + 1, yours: Array(given.prefix(common + 1)),
      printed: Array(printed.prefix(common + 1)))
  }
}
