extension Question {
  /// Deals the variant of a seed and puts it as a question.
  ///
  /// The question's `kata` is the dealt one: its prose, hints and decoys speak of the names that
  /// `program` has, and a choice's options stand in the order of `items`. Seed 0 is the kata as its
  /// author wrote it. One seed deals the same for ever.
  public init(_ kata: Kata, seed: Int) {
    let dealt = kata.dealt(seed: seed)
    switch dealt.kind {
    case .predict(let prediction):
      let open = prediction.form == .calls ? OpenProgram(prediction.template) : nil
      self.init(
        kata: dealt, seed: seed, program: open?.shown ?? prediction.template, items: [])
    case .choose(let choice):
      let items = Self.lettered(choice.options.map(\.text))
      self.init(kata: dealt, seed: seed, program: nil, items: items)
    case .review(let review):
      self.init(kata: dealt, seed: seed, program: review.snippet, items: [])
    case .code(let exercise):
      self.init(kata: dealt, seed: seed, program: exercise.starter, items: [])
    }
  }

  /// The same question with the items that come from the key: the lettered lines of `order`, the
  /// gaps of `blanks`, the lines that are wanted of `calls`. Other questions stay as they are.
  public func offering(_ key: Key) -> Question {
    guard case .predict(let prediction) = kata.kind else { return self }
    var question = self
    switch prediction.form {
    case .order:
      let lines = key.printed.spoken
      question.items = Self.lettered(shuffled(lines, among: prediction.decoys))
      question.repeatsItems = Set(lines).count < lines.count
    case .blanks: question.items = Self.gaps(in: key.printed)
    case .calls: question.items = key.printed.spoken.map { Item(label: "", text: $0) }
    case .lines, .line: break
    }
    return question
  }

  /// Whether a key is needed before an answer can be judged.
  public var needsKey: Bool { kata.isRun }

  static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  private static func lettered(_ texts: [String]) -> [Item] {
    zip(letters, texts).map { Item(label: $0, text: $1) }
  }

  private static func gaps(in printed: [String]) -> [Item] {
    var number = 0
    return printed.spoken.map { line in
      guard let gap = Gap(line) else { return Item(label: "", text: line) }
      number += 1
      return Item(label: String(number), text: "\(gap.label): ___")
    }
  }

  /// Every line once, decoys among them, in an order that isn't already the printed one.
  private func shuffled(_ lines: [String], among decoys: [String]) -> [String] {
    var distinct: [String] = []
    for line in lines where !distinct.contains(line) { distinct.append(line) }
    let all = distinct + decoys.filter { !distinct.contains($0) }
    var numbers = SeededNumbers(seed: seed, stream: "\(kata.id) items")
    for _ in 0..<8 {
      let shuffled = numbers.shuffled(all)
      if shuffled.filter(distinct.contains) != distinct { return shuffled }
    }
    return all.reversed()
  }
}

/// A printed line `label: value` whose value is left open.
struct Gap: Hashable {
  var label: String
  /// All behind the first colon and space.
  var value: String

  /// Nil for other lines, and for callbacks such as `Detail.willMove(toParent: Feed)`.
  init?(_ line: String) {
    guard let match = line.wholeMatch(of: /([^(:]+): (.+)/) else { return nil }
    label = match.1.trimmingWhitespace
    value = match.2.trimmingWhitespace
  }
}

extension [String] {
  /// Lines that say something, without spaces around them.
  var spoken: [String] { map(\.trimmingWhitespace).filter { !$0.isEmpty } }
}
