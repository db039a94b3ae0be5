/// How many answers to a variant there are to choose among, as far as they can be counted: what a
/// guess is up against.
///
/// A number, and a word that the program nowhere spells, can be anything and count as many. A word
/// that it spells is chosen among those that are answered, truly or by a belief.
struct AnswerSpace {
  /// A guess is right once in so many at most.
  static let least = 16

  private(set) var size = 1

  /// - Parameters:
  ///   - vocabulary: the words that are answered at any seed, truly or by a belief.
  init(_ sample: KataCheck.Sample, vocabulary: Set<String>) {
    let prediction = sample.prediction
    let printed = sample.outcome.printed.spoken
    switch prediction.form {
    case .order:
      let offered = Set(printed + prediction.decoys).count
      let isRepeating = Set(printed).count < printed.count
      for place in printed.indices { multiply(by: isRepeating ? offered : offered - place) }
    case .blanks:
      let values = printed.compactMap(Gap.init).map(\.value)
      let choice = Self.choice(among: values, vocabulary, in: prediction.template)
      for value in values { multiply(by: Self.size(of: value, choice, in: prediction.template)) }
    case .lines:
      let choice = Self.choice(among: printed, vocabulary, in: prediction.template)
      for line in printed {
        multiply(by: line.contains(where: \.isNumber) ? Self.least : choice)
      }
    case .line:
      let lines = prediction.template.split(separator: "\n").filter(Self.canBeMeant).count
      let meant = sample.outcome.lines.count
      for place in 0..<meant { multiply(by: lines - place) }
      size /= (1...max(meant, 1)).reduce(1, *)
    case .calls:
      for call in OpenProgram(prediction.template)?.own ?? [] {
        let isPlain = call.hasSuffix("()")
        multiply(by: isPlain ? prediction.calls.count : Self.least)
      }
    }
  }

  /// Far more than is asked for is as good as that.
  private mutating func multiply(by count: Int) {
    size = min(size * max(count, 0), 1_000_000)
  }

  private static func size(of value: String, _ choice: Int, in program: String) -> Int {
    if ["true", "false"].contains(value) { return 2 }
    return isWord(value) && isSpelled(value, in: program) ? choice : least
  }

  private static func choice(
    among values: [String], _ vocabulary: Set<String>, in program: String
  ) -> Int {
    let others = vocabulary.filter { isWord($0) && isSpelled($0, in: program) }
    return others.union(values.filter(isWord)).count
  }

  private static func isWord(_ value: String) -> Bool {
    !["true", "false"].contains(value) && !value.contains(where: \.isNumber)
  }

  private static func isSpelled(_ value: String, in program: String) -> Bool {
    value == "nil" || program.contains(value)
  }

  /// Whether a line of a program does something.
  private static func canBeMeant(_ line: Substring) -> Bool {
    let text = line.trimmingWhitespace
    return text.contains(where: \.isLetter) && !text.hasPrefix("//") && !text.hasPrefix("import ")
  }
}
