/// What a learner typed, read as the form of the question has it.
struct AnswerText {
  /// Lines that say something.
  private let lines: [String]

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).map(String.init).spoken
  }

  /// Lines of output; on one line they may be separated by `;`.
  func lines(wanted: Int) -> [String] {
    guard lines.count == 1, wanted > 1 else { return lines }
    return lines[0].split(separator: ";").map(String.init).spoken
  }

  /// One value a gap, with or without the gap's label before it.
  func values(for gaps: [Gap]) throws(UnreadableAnswer) -> [String] {
    let values = lines(wanted: gaps.count)
    guard values.count == gaps.count else {
      throw .wrongCount(given: values.count, wanted: gaps.count)
    }
    return zip(values, gaps).map { value, gap in
      value.hasPrefix(gap.label + ":")
        ? value.dropFirst(gap.label.count + 1).trimmingWhitespace : value
    }
  }

  /// Line numbers, sorted, each once.
  func numbers() throws(UnreadableAnswer) -> [Int] {
    var numbers: Set<Int> = []
    for word in words where !["line", "lines", "and"].contains(word.lowercased()) {
      guard let number = Int(word), number > 0 else { throw .notANumber(word) }
      numbers.insert(number)
    }
    guard !numbers.isEmpty else { throw .empty }
    return numbers.sorted()
  }

  /// The place of the one option meant, by its letter or its text.
  func choice(among items: [Question.Item]) throws(UnreadableAnswer) -> Int {
    let text = lines.joined(separator: " ").lowercased()
    if let place = items.firstIndex(where: { $0.text.lowercased() == text }) { return place }
    guard let word = words.first else { throw .empty }
    guard words.count == 1 else { throw .oneChoiceOnly }
    if let place = items.firstIndex(where: { $0.label == word.lowercased() }) { return place }
    throw isSpelled(word, with: items) ? .oneChoiceOnly : .unknownLetter(word)
  }

  private var words: [String] {
    lines.joined(separator: " ").split { " \t,;.:)>-".contains($0) }.map(String.init)
  }
}

// MARK: - Order

extension AnswerText {
  /// The lines meant, by their letters in any spacing, or typed in full.
  ///
  /// Single letters are letters; longer words are lines where they match some, and letters only
  /// where they don't.
  func order(
    of items: [Question.Item], repeating: Bool, comparison: LineComparison
  ) throws(UnreadableAnswer) -> [String] {
    let typed = lines(wanted: 2).map { line in
      (line, item: items.first { comparison.isSame(line, $0.text) })
    }
    let chosen: [Question.Item]
    if words.contains(where: { $0.count > 1 }), typed.allSatisfy({ $0.item != nil }) {
      chosen = typed.compactMap(\.item)
    } else if words.allSatisfy({ $0.count == 1 || isSpelled($0, with: items) }) {
      chosen = try letters(items)
    } else {
      throw .unknownLine(typed.first { $0.item == nil }?.0 ?? "")
    }
    if !repeating, let twice = chosen.first(where: { one in chosen.count { $0 == one } > 1 }) {
      throw .letterTwice(twice.label)
    }
    return chosen.map(\.text)
  }

  private func letters(_ items: [Question.Item]) throws(UnreadableAnswer) -> [Question.Item] {
    var chosen: [Question.Item] = []
    for letter in words.joined() {
      guard let item = items.first(where: { $0.label == letter.lowercased() }) else {
        throw .unknownLetter(String(letter))
      }
      chosen.append(item)
    }
    guard !chosen.isEmpty else { throw .empty }
    return chosen
  }

  /// Whether a word is nothing but the letters of items.
  private func isSpelled(_ word: String, with items: [Question.Item]) -> Bool {
    word.lowercased().allSatisfy { letter in items.contains { $0.label == String(letter) } }
  }
}
