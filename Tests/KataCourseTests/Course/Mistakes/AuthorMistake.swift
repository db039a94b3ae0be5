import KataCourse
import Testing

/// A mistake an author can make, and all that is then said.
struct AuthorMistake: Sendable, CustomTestStringConvertible {
  var path: String
  /// What the passage is replaced by; the whole file where there is no passage.
  var passage: String?
  /// Nil takes the file away.
  var other: String?
  var says: [String]

  init(_ path: String, _ passage: String, _ other: String, says: String...) {
    self.path = path
    self.passage = passage
    self.other = other
    self.says = says
  }

  init(file path: String, _ text: String?, says: String...) {
    self.path = path
    other = text
    self.says = says
  }

  func fruitFolder() throws -> FruitFolder {
    if let passage { return try FruitFolder(path, passage, other ?? "") }
    return try FruitFolder(changing: [path: other])
  }

  /// The same, with no other kata in the course.
  func kataAlone() throws -> FruitFolder {
    let fruit = try fruitFolder()
    let parts = path.split(separator: "/")
    try fruit.keep(only: KataID(track: String(parts[0]), name: String(parts[1])))
    return fruit
  }

  var testDescription: String { says.first ?? path }
}
