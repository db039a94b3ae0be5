/// One file as the compiler gets it: an author's text with what a dialect puts before and behind it.
struct CompilerSource {
  /// Its name where it is compiled.
  private(set) var place: String
  /// What diagnostics and crashes call it.
  let fileName: String
  private let source: String
  private var opening: [String]
  private var epilogue: [String]

  init(
    _ fileName: String, spelling: Dialect.Spelling, additions: String = "",
    place: String = "Author.swift"
  ) {
    self.fileName = fileName
    self.place = place
    source = spelling.source.hasPrefix("#!") ? "//" + spelling.source : spelling.source
    opening = [spelling.opening].filter { !$0.isEmpty }
    epilogue = [spelling.epilogue, additions].filter { !$0.isEmpty }
  }

  /// The same as the file whose statements run.
  func asMain() -> CompilerSource {
    var main = self
    main.place = "main.swift"
    return main
  }

  /// Only one file has statements: those of another stand in a function that it calls.
  ///
  /// - Returns: the call; empty where there is nothing to call.
  mutating func moveOpening() -> String {
    guard !opening.isEmpty else { return "" }
    epilogue.append("@MainActor func _openAuthor() { \(opening.joined(separator: " ")) }")
    opening = []
    return "_openAuthor();"
  }

  /// Puts a statement before all others.
  mutating func open(_ statement: String) {
    if !statement.isEmpty { opening.insert(statement, at: 0) }
  }

  /// What runs before, the author's text under the author's file name, what is appended to it.
  var text: String {
    var text = opening.isEmpty ? "" : opening.joined(separator: " ") + "\n"
    text += "#sourceLocation(file: \(fileName.swiftLiteral), line: 1)\n\(source)"
    if !epilogue.isEmpty {
      text += "\n#sourceLocation(file: \"<appended>\", line: 1)\n"
      text += epilogue.joined(separator: "\n") + "\n"
    }
    return text
  }
}
