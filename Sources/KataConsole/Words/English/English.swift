import KataTrace

/// British English, as a good teacher would say it to a person.
struct English: Words {
  var tag: String { "en" }
  var pictures: any PictureWords { EnglishPictureWords() }

  func and(_ texts: [String]) -> String { texts.formatted(last: "and") }
  func or(_ texts: [String]) -> String { texts.formatted(last: "or") }

  /// `1 track`, `8 tracks`.
  func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Numbers up to ten in letters, as they are read in a sentence.
  func number(_ number: Int) -> String {
    let names = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return names.indices.contains(number) ? names[number] : "\(number)"
  }

  func ordinal(_ number: Int) -> String {
    let names = ["first", "second", "third"]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)th"
  }
}
