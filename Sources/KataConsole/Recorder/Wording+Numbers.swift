extension Wording {
  /// `1 track`, `8 tracks`.
  static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Numbers up to ten in letters, as they are read in a sentence.
  static func number(_ number: Int) -> String {
    let names = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return names.indices.contains(number) ? names[number] : "\(number)"
  }

  static func ordinal(_ number: Int) -> String {
    let names = ["first", "second", "third"]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)th"
  }
}

extension [String] {
  /// `3, 5 and 9`.
  func formatted(last: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(last) " + self[count - 1]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a full stop, unless it ends in a mark of its own.
  var sentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}
