import KataCourse

/// What of a program's declarations decides how it is spelled for a system without Objective-C.
struct ProgramOutline {
  /// A class or an extension, as far as its own braces reach.
  struct TypeBody: Hashable {
    /// `Feed`, `Feed.Cell`.
    var name: String
    var superclass: String?
    var attributes: Set<String>
    var modifiers: Set<String>
    var kind: String
    var isGeneric: Bool
    /// Declared inside a function, where no extension reaches it.
    var isLocal: Bool
    /// Declared private inside another type, where no extension of ours sees it.
    var isHidden: Bool
  }

  struct Method: Hashable {
    /// An index of `types`.
    var type: Int
    var name: String
    /// `_` for an argument without one.
    var labels: [String]
    var attributes: Set<String>
    var modifiers: Set<String>
    /// The name in `@objc(name:)`.
    var givenName: String?
    /// Where it says `func`, in bytes.
    var position: Int
    /// `async` or `throws`.
    var hasEffects: Bool
    /// The type it returns.
    var result: String
  }

  /// A `#selector(…)` or `#keyPath(…)`.
  struct Reference: Hashable {
    /// The type whose body it stands in, an index of `types`.
    var type: Int?
    /// From the pound to the closing bracket, in bytes.
    var range: Range<Int>
    var tokens: [SwiftToken]
  }

  private(set) var types: [TypeBody] = []
  private(set) var methods: [Method] = []
  private(set) var selectors: [Reference] = []
  private(set) var keyPaths: [Reference] = []
  /// Attributes that only Objective-C knows, with their arguments, in bytes.
  private(set) var foreignAttributes: [Range<Int>] = []
  private(set) var imports: Set<String> = []
  /// Each import with the module it names and what stands before it, in bytes.
  private(set) var importStatements: [(module: String, range: Range<Int>)] = []
  /// Whether something can be appended without falling into an open bracket, comment or text.
  private(set) var isComplete: Bool

  /// Without spaces and comments.
  private let tokens: [SwiftToken]
  private var index = 0
  /// The bodies around the current token: an index of `types`, nil for any other braces.
  private var bodies: [Int?] = []
  private var openedType: Int?
  private var attributes: Set<String> = []
  private var modifiers: Set<String> = []
  private var givenName: String?

  init(_ source: String) {
    let source = SwiftSource(source)
    tokens = source.tokens.filter { !$0.isTrivia }
    isComplete = source.isComplete
    while index < tokens.count { step() }
    if !bodies.isEmpty { isComplete = false }
  }

  private static let foreign: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBDesignable",
    "@IBInspectable", "@IBSegueAction", "@NSManaged",
  ]
  private static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let modifierKeywords: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "override",
    "static", "dynamic", "nonisolated", "lazy", "weak", "unowned", "required", "convenience",
  ]
  private static let otherDeclarations: Set = [
    "let", "var", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "operator",
  ]
}

// MARK: - Reading

extension ProgramOutline {
  private mutating func step() {
    let token = tokens[index]
    index += 1
    switch token.text {
    case _ where token.kind == .attribute: readAttribute(token)
    case "{" where token.kind == .mark: open()
    case "}" where token.kind == .mark: close()
    case "#selector" where token.kind == .directive: readReference(token, into: \.selectors)
    case "#keyPath" where token.kind == .directive: readReference(token, into: \.keyPaths)
    case "class" where ["func", "var", "subscript"].contains(word()): modifiers.insert("static")
    case "func" where isDeclaration: readMethod(token)
    case "import" where isDeclaration: readImport()
    case _ where Self.typeKeywords.contains(token.text) && isDeclaration: readType(token)
    case _ where Self.modifierKeywords.contains(token.text): readModifier(token)
    case _ where Self.otherDeclarations.contains(token.text): forgetPrefix()
    default: break
    }
  }

  /// Whether the word just read declares: it isn't a member or an argument, and a name follows.
  private var isDeclaration: Bool {
    let before = index >= 2 ? tokens[index - 2].text : ""
    return tokens[index - 1].kind == .identifier && ![".", ":", ",", "(", "&"].contains(before)
      && index < tokens.count && ![.text, .regularExpression].contains(tokens[index].kind)
  }

  private func word(_ offset: Int = 0) -> String {
    tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
  }

  /// The name ahead, without back-ticks.
  private func name(_ offset: Int = 0) -> String {
    tokens.indices.contains(index + offset) ? tokens[index + offset].name : ""
  }

  private mutating func forgetPrefix() {
    attributes = []
    modifiers = []
    givenName = nil
  }

  private mutating func open() {
    bodies.append(openedType)
    openedType = nil
  }

  private mutating func close() {
    if bodies.popLast() == nil { isComplete = false }
    forgetPrefix()
  }

  private mutating func readAttribute(_ token: SwiftToken) {
    attributes.insert(token.text)
    var end = token.range.upperBound
    if word() == "(", tokens[index].range.lowerBound == end {
      let arguments = readBrackets()
      end = tokens[index - 1].range.upperBound
      if token.text == "@objc" { givenName = arguments.map(\.text).joined() }
    }
    if Self.foreign.contains(token.text) {
      foreignAttributes.append(token.range.lowerBound..<end)
    }
  }

  private mutating func readModifier(_ token: SwiftToken) {
    // `private(set)` says nothing about reading.
    if word() == "(" { _ = readBrackets() } else { modifiers.insert(token.text) }
  }

  private mutating func readImport() {
    var start = index - 1
    while start > 0, isPrefixOfImport(tokens[start - 1]) { start -= 1 }
    if Self.typeKeywords.contains(word()) || ["typealias", "func", "let", "var"].contains(word()) {
      index += 1
    }
    let module = name()
    while word(1) == "." { index += 2 }
    imports.insert(module)
    importStatements.append(
      (module, tokens[start].range.lowerBound..<tokens[index].range.upperBound))
    forgetPrefix()
  }

  /// `public`, `@preconcurrency`.
  private func isPrefixOfImport(_ token: SwiftToken) -> Bool {
    token.kind == .attribute || Self.modifierKeywords.contains(token.text)
  }

  private mutating func readReference(
    _ token: SwiftToken, into list: WritableKeyPath<ProgramOutline, [Reference]>
  ) {
    guard word() == "(" else { return }
    let inner = readBrackets()
    self[keyPath: list].append(
      Reference(
        type: bodies.last { $0 != nil } ?? nil,
        range: token.range.lowerBound..<tokens[index - 1].range.upperBound, tokens: inner))
  }

  /// Passes the bracket ahead and what it encloses.
  private mutating func readBrackets() -> [SwiftToken] {
    let start = index + 1
    var depth = 0
    repeat {
      if word() == "(" { depth += 1 } else if word() == ")" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return Array(tokens[min(start, tokens.count)..<max(index - 1, start)])
  }
}

// MARK: - Declarations

extension ProgramOutline {
  private mutating func readType(_ keyword: SwiftToken) {
    defer { forgetPrefix() }
    guard tokens[index].kind == .identifier else { return }
    var name = name()
    index += 1
    while word() == "." {
      name += "." + self.name(1)
      index += 2
    }
    let isGeneric = word() == "<"
    if isGeneric { skipGenerics() }
    let outer = bodies.last ?? nil
    let isPrivate = modifiers.contains("private")
    types.append(
      TypeBody(
        name: outer.map { "\(types[$0].name).\(name)" } ?? name,
        superclass: word() == ":" ? self.name(1) : nil, attributes: attributes,
        modifiers: modifiers,
        kind: keyword.text, isGeneric: isGeneric || outer.map { types[$0].isGeneric } ?? false,
        isLocal: bodies.contains { $0 == nil },
        isHidden: outer.map { isPrivate || types[$0].isHidden } ?? false))
    openedType = types.count - 1
  }

  private mutating func skipGenerics() {
    var depth = 0
    repeat {
      depth += tokens[index].opened
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private mutating func readMethod(_ keyword: SwiftToken) {
    defer { forgetPrefix() }
    let name = name()
    index += 1
    if word() == "<" { skipGenerics() }
    guard word() == "(" else { return }
    let parameters = readBrackets()
    guard let type = bodies.last ?? nil else { return }
    methods.append(
      Method(
        type: type, name: name, labels: Self.labels(parameters), attributes: attributes,
        modifiers: modifiers, givenName: givenName, position: keyword.range.lowerBound,
        hasEffects: ["async", "throws"].contains(word()), result: resultAhead))
  }

  private var resultAhead: String {
    guard word() == "->" else { return "Void" }
    return tokens[(index + 1)...].prefix { $0.text != "{" }.map(\.text).joined()
  }

  /// The first name of each parameter.
  private static func labels(_ parameters: [SwiftToken]) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isAtStart = true
    for token in parameters {
      depth += token.opened
      if token.text == ",", depth == 0 { isAtStart = true }
      if isAtStart, token.kind == .identifier {
        labels.append(token.name)
        isAtStart = false
      }
    }
    return labels
  }
}

extension SwiftToken {
  /// The word it is, or else its text.
  fileprivate var name: String { word.map(String.init) ?? text }
}
