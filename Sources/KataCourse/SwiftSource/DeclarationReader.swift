/// Reads the declarations of a scope, one behind the other; what is in the bodies of functions is
/// passed over.
struct DeclarationReader {
  /// Without spaces and comments.
  private let tokens: [SwiftToken]
  /// Of each token, whether it is the first one of its line.
  private let opensLine: [Bool]
  /// Of each token, where the comments right above it begin; its own start where there are none.
  private let commentStarts: [Int]
  private var index = 0
  private(set) var hasOthers = false

  init(_ source: String) {
    var tokens: [SwiftToken] = []
    var opensLine: [Bool] = []
    var commentStarts: [Int] = []
    var trivia = LeadingTrivia()
    for token in SwiftSource(source).tokens {
      if token.isTrivia {
        trivia.take(token)
      } else {
        tokens.append(token)
        opensLine.append(trivia.hasNewline)
        commentStarts.append(trivia.commentStart ?? token.range.lowerBound)
        trivia = LeadingTrivia(isFirst: false)
      }
    }
    (self.tokens, self.opensLine, self.commentStarts) = (tokens, opensLine, commentStarts)
  }

  var isAtEnd: Bool { index >= tokens.count }

  /// Up to the brace that closes the scope, or to the end.
  mutating func readScope(isTop: Bool = true) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    while !isAtEnd, text() != "}" {
      let start = index
      let prefixes = readPrefixes()
      if let declaration = readDeclaration(from: start, prefixes) {
        found.append(declaration)
      } else {
        if isTop, text() != ";" { hasOthers = true }
        if !isAtEnd, text() != "}" { pass() }
      }
    }
    return found
  }

  private static let modifiers: Set = [
    "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "internal",
    "isolated",
    "lazy", "mutating", "nonisolated", "nonmutating", "open", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]
  private static let types: Set = ["actor", "class", "enum", "protocol", "struct"]
  private static let others: Set = [
    "associatedtype", "case", "infix", "postfix", "prefix", "typealias",
  ]
  private static let values: Set = ["func", "init", "let", "subscript", "var"]

  /// Whether a word can begin a declaration.
  static func begins(_ word: String) -> Bool {
    modifiers.contains(word) || types.contains(word) || values.contains(word)
      || ["deinit", "extension", "import", "typealias"].contains(word)
  }
}

/// What stands between a token and the one before it.
private struct LeadingTrivia {
  private(set) var hasNewline: Bool
  /// Where the comments begin that no empty line parts from what follows.
  private(set) var commentStart: Int?

  init(isFirst: Bool = true) { hasNewline = isFirst }

  mutating func take(_ token: SwiftToken) {
    let newlines = token.text.count(where: \.isNewline)
    if token.kind == .comment {
      // One that stands behind something on its line belongs to that.
      if hasNewline { commentStart = commentStart ?? token.range.lowerBound }
    } else if newlines > 1 {
      commentStart = nil
    }
    if newlines > 0 { hasNewline = true }
  }
}

// MARK: - Looking and passing

extension DeclarationReader {
  private func text(_ offset: Int = 0) -> String {
    tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
  }

  private func isIdentifier(_ offset: Int) -> Bool {
    tokens.indices.contains(index + offset) && tokens[index + offset].kind == .identifier
  }

  /// One token, or a bracket with all that it encloses.
  private mutating func pass() {
    var depth = 0
    repeat {
      if tokens[index].kind == .mark { depth += tokens[index].opened }
      index += 1
    } while depth > 0 && !isAtEnd
  }

  private mutating func passGenerics() {
    var depth = 0
    repeat {
      depth += tokens[index].opened
      index += 1
    } while depth > 0 && !isAtEnd
  }

  private mutating func readPrefixes() -> Set<String> {
    var prefixes: Set<String> = []
    while !isAtEnd, isPrefix {
      prefixes.insert(text())
      let isAttribute = tokens[index].kind == .attribute
      let end = tokens[index].range.upperBound
      index += 1
      let touches = !isAtEnd && tokens[index].range.lowerBound == end
      if text() == "(", !isAttribute || touches { pass() }
    }
    return prefixes
  }

  private var isPrefix: Bool {
    if tokens[index].kind == .attribute { return true }
    if text() == "class" { return ["func", "let", "subscript", "var"].contains(text(1)) }
    return Self.modifiers.contains(text()) && tokens[index].kind == .identifier
  }

  /// Whether the token ahead begins another line and is nothing that goes on with the one before.
  private var isNextLine: Bool {
    guard !isAtEnd, opensLine[index] else { return isAtEnd }
    let token = tokens[index]
    if token.kind == .attribute || Self.begins(token.text) { return true }
    let before = tokens[index - 1]
    let isInfix = before.kind == .operator && !["!", "?", ">"].contains(before.text)
    let goesOn = ["{", "where", "throws", "async"].contains(token.text) || token.kind == .operator
    return !(isInfix || before.text == "," || goesOn)
  }
}

// MARK: - Declarations

extension DeclarationReader {
  private mutating func readDeclaration(
    from start: Int, _ prefixes: Set<String>
  ) -> SwiftDeclaration? {
    guard isIdentifier(0) else { return nil }
    var found: SwiftDeclaration?
    switch text() {
    case "func": found = readFunction(name: nil)
    case "init", "deinit", "subscript": found = readFunction(name: text())
    case "let", "var": found = readValue()
    case "import": found = readLine(.import)
    case "extension": found = readExtension()
    case _ where Self.types.contains(text()) && isIdentifier(1): found = readType()
    case _ where Self.others.contains(text()): found = readLine(.other)
    default: return nil
    }
    guard var found else { return nil }
    found.prefixes = prefixes
    if prefixes.contains("static") || prefixes.contains("class") {
      found.name = "static " + found.name
    }
    found.range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
    found.commentStart = commentStarts[start]
    return found
  }

  private func declaration(
    _ kind: SwiftDeclaration.Kind, _ baseName: String, labels: String = ""
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      kind: kind, name: baseName + labels, baseName: baseName, prefixes: [], range: 0..<0,
      commentStart: 0)
  }

  /// - Parameter name: of what has no name of its own.
  private mutating func readFunction(name: String?) -> SwiftDeclaration? {
    index += 1
    var baseName = name ?? ""
    if name == nil {
      guard !isAtEnd else { return nil }
      baseName = tokens[index].word.map(String.init) ?? text()
      index += 1
    } else if text() == "?" || text() == "!" {
      index += 1
    }
    if text() == "<" { passGenerics() }
    var labels = ""
    if text() == "(" {
      let first = index + 1
      pass()
      labels = Self.labels(tokens[min(first, index)..<max(first, index - 1)])
    }
    var found = declaration(.function, baseName, labels: labels)
    while !isNextLine, text() != "{", text() != "}", text() != ";" { pass() }
    found.body = readBody()
    return found
  }

  private mutating func readBody() -> Range<Int>? {
    guard text() == "{" else { return nil }
    let start = tokens[index].range.lowerBound
    pass()
    return start..<tokens[index - 1].range.upperBound
  }

  /// `(_:with:)`
  private static func labels(_ parameters: ArraySlice<SwiftToken>) -> String {
    var labels = ""
    var depth = 0
    var isAtStart = true
    for token in parameters {
      depth += token.opened
      if token.text == ",", depth == 0 { isAtStart = true }
      if isAtStart, token.kind == .identifier {
        labels += (token.word ?? "_") + ":"
        isAtStart = false
      }
    }
    return "(\(labels))"
  }

  private mutating func readValue() -> SwiftDeclaration? {
    index += 1
    let start = index
    guard !isAtEnd else { return nil }
    pass()
    let name = tokens[start..<index].map(\.text).joined()
    passLine()
    return declaration(.value, name)
  }

  private mutating func readLine(_ kind: SwiftDeclaration.Kind) -> SwiftDeclaration? {
    let start = index
    index += 1
    passLine()
    return declaration(kind, tokens[start..<index].map(\.text).joined(separator: " "))
  }

  private mutating func passLine() {
    while !isNextLine, text() != "}", text() != ";" { pass() }
  }

  private mutating func readType() -> SwiftDeclaration? {
    index += 1
    let name = tokens[index].word.map(String.init) ?? text()
    let isProtocol = text(-1) == "protocol"
    while !isAtEnd, text() != "{", text() != "}" { index += 1 }
    return readMembers(of: declaration(.type, name), passing: isProtocol)
  }

  private mutating func readExtension() -> SwiftDeclaration? {
    let start = index
    while !isAtEnd, text() != "{", text() != "}" { index += 1 }
    let head = tokens[start..<index].map(\.text).joined(separator: " ")
    return readMembers(of: declaration(.extension, head), passing: false)
  }

  /// - Parameter passing: whether the members are of no interest.
  private mutating func readMembers(
    of type: SwiftDeclaration, passing: Bool
  ) -> SwiftDeclaration? {
    guard text() == "{" else { return nil }
    let start = tokens[index].range.lowerBound
    var type = type
    if passing {
      pass()
    } else {
      index += 1
      type.members = readScope(isTop: false)
      if !isAtEnd { index += 1 }
    }
    type.body = start..<tokens[index - 1].range.upperBound
    return type
  }
}
