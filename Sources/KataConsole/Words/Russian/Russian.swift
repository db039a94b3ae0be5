import KataTrace

/// Russian, as an iOS developer writes it: the glossary stands in CONTRIBUTING. The learner is spoken
/// to as «вы», words to be typed stay as they are.
struct Russian: Words {
  var tag: String { "ru" }
  var pictures: any PictureWords { RussianPictureWords() }

  func and(_ texts: [String]) -> String { texts.formatted(last: "и") }
  func or(_ texts: [String]) -> String { texts.formatted(last: "или") }

  /// `1 ката`, `2 каты`, `5 кат`: the form that goes with a number.
  func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(count) \(form(for: count, one, few, many))"
  }

  /// 1, 21, 101 take the first form, 2…4, 22…24 the second, all others the third.
  func form(for count: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch (count % 10, count % 100) {
    case (_, 11...14): many
    case (1, _): one
    case (2...4, _): few
    default: many
    }
  }

  /// Numbers up to ten in letters, in the nominative, of something feminine.
  func number(_ number: Int) -> String {
    let names = [
      "ни одна", "одна", "две", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять",
      "десять",
    ]
    return names.indices.contains(number) ? names[number] : "\(number)"
  }

  /// Which try: in the genitive, feminine.
  func ordinal(_ number: Int) -> String {
    let names = ["первой", "второй", "третьей", "четвёртой", "пятой"]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)-й"
  }
}
