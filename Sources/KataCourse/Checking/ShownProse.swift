/// A piece of prose as a learner meets it.
struct ShownProse: Hashable {
  /// Markdown.
  var text: String
  /// How far from the left it is shown.
  var indent: Int

  /// The terminal that everything has to be readable in.
  static let columns = 60
}

extension Kata {
  /// All that it says, as one seed deals it.
  var passages: [ShownProse] {
    [ShownProse(text: question, indent: 0), ShownProse(text: why, indent: 2)]
      + hints.map { ShownProse(text: $0, indent: 2) }
      + followUps.flatMap {
        [ShownProse(text: $0.question, indent: 2), ShownProse(text: $0.answer, indent: 2)]
      } + kind.passages
  }
}

extension Kata.Kind {
  fileprivate var passages: [ShownProse] {
    switch self {
    case .predict(let prediction): prediction.beliefs.map { ShownProse(text: $0.says, indent: 2) }
    case .choose(let choice):
      choice.options.flatMap {
        [ShownProse(text: $0.text, indent: 4), ShownProse(text: $0.reason, indent: 4)]
      }
    case .review(let review):
      review.findings.flatMap {
        [ShownProse(text: $0.why, indent: 4), ShownProse(text: $0.cure, indent: 4)]
      } + review.asides.map { ShownProse(text: $0.says, indent: 2) }
    case .code(let exercise): exercise.mistakes.map { ShownProse(text: $0.says, indent: 2) }
    }
  }
}
