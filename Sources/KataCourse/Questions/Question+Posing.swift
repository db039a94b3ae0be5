extension Question {
  /// Deals the variant of a seed and puts it as a question.
  ///
  /// The question's `kata` is the dealt one: its prose, hints and decoys speak of the names that
  /// `program` has, and a choice's options stand in the order of `items`. Seed 0 is the kata as its
  /// author wrote it. One seed deals the same for ever.
  public init(_ kata: Kata, seed: Int) {
    fatalError("to be written")
  }

  /// The same question with the items that come from the key: the lettered lines of `order`, the
  /// gaps of `blanks`. Other questions stay as they are.
  public func offering(_ key: Key) -> Question {
    fatalError("to be written")
  }

  /// Whether a key is needed before an answer can be judged.
  public var needsKey: Bool {
    if case .predict = kata.kind { true } else { false }
  }
}
