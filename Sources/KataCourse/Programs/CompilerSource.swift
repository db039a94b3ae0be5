extension Program {
  /// The name under which its own file is compiled.
  var place: String { companions.isEmpty ? CompilerSource.mainPlace : CompilerSource.authorPlace }
}

/// One file as the compiler gets it: an author's text with what a dialect puts before and behind it.
struct CompilerSource {
  /// Its name where it is compiled.
  private(set) var place: String
  static let mainPlace = "main.swift"
  static let authorPlace = "Author.swift"
  /// What diagnostics and crashes call it.
  let fileName: String
  private let source: String
  private var opening: [String]
  private var epilogue: [String]
  private let probes: [Dialect.Probe]

  init(
    _ fileName: String, spelling: Dialect.Spelling, additions: String = "",
    place: String = authorPlace
  ) {
    self.fileName = fileName
    self.place = place
    source = spelling.source.hasPrefix("#!") ? "//" + spelling.source : spelling.source
    opening = [spelling.opening].filter { !$0.isEmpty }
    epilogue = [spelling.epilogue, additions].filter { !$0.isEmpty }
    probes = spelling.probes
  }

  /// The same as the file whose statements run.
  func asMain() -> CompilerSource {
    var main = self
    main.place = Self.mainPlace
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
    return text + probes.map { $0.placed(in: fileName) }.joined()
  }
}

extension Dialect.Probe {
  /// At its place in the author's file. What comes before it stands on the line above.
  ///
  /// - Parameter firstLine: of the author's text in that file.
  func placed(in fileName: String, from firstLine: Int = 1) -> String {
    let indent = String(repeating: " ", count: max(0, column - 1))
    let line = firstLine + line - 1
    return """

      #sourceLocation(file: \(fileName.swiftLiteral), line: \(max(1, line - 1)))
      \(before)\(line > 1 ? "\n\(indent)" : "")\(text)

      """
  }
}
