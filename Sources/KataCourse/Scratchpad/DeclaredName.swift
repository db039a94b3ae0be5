/// A name that a line of a scratchpad declares for those behind it.
struct DeclaredName: Hashable {
  var name: String
  /// What an import of this name alone calls it: `var`, `func`, `class`.
  var kind: String
  /// Of a function: what tells it from others of the same name. Empty for everything else.
  var parameters = ""

  /// Whether whoever says the name now means this, and no longer `other`.
  func replaces(_ other: DeclaredName) -> Bool {
    name == other.name && (kind != "func" || other.kind != "func" || parameters == other.parameters)
  }
}

/// What a line declares outside of all brackets.
struct DeclarationList {
  private(set) var names: [DeclaredName] = []
  /// The modules it imports.
  private(set) var imports: [String] = []
  /// Whether it has something that isn't called by a name of its own: types bring members along,
  /// extensions and operators have none.
  private(set) var isAlwaysNeeded = false

  private let tokens: [SwiftToken]
  private var index = 0
  private var depth = 0
  /// Whether a comma leads to another name, as in `let a = 1, b = 2`.
  private var isBinding = false

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens.filter { $0.kind != .comment && !($0.isTrivia && !$0.text.contains("\n")) }
    while index < self.tokens.count { step() }
  }

  private static let types = [
    "class": "class", "actor": "class", "struct": "struct", "enum": "enum", "protocol": "protocol",
    "typealias": "typealias",
  ]

  private mutating func step() {
    let token = tokens[index]
    let next = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
    index += 1
    depth += token.bracketsOpened
    guard depth == 0 else { return }
    if token.isTrivia || token.text == ";" { isBinding = false }
    if token.text == ",", isBinding { readPattern() }
    guard token.kind == .identifier, let next else { return }
    switch token.text {
    case "let", "var": readPattern()
    case "class" where ["func", "var", "subscript"].contains(next.text): break
    case "func": readFunction(named: next)
    case "import": readImport()
    case "extension", "operator", "precedencegroup", "macro": isAlwaysNeeded = true
    case let word where next.kind == .identifier:
      guard let kind = Self.types[word] else { return }
      names.append(DeclaredName(name: next.bareName, kind: kind))
      isAlwaysNeeded = true
    default: break
    }
  }

  /// `name`, or `(one, (two, _))`.
  private mutating func readPattern() {
    isBinding = true
    var inside = 0
    while index < tokens.count {
      let token = tokens[index]
      if inside == 0, token.kind == .operator || [":", ";", "{"].contains(token.text) { return }
      index += 1
      inside += token.bracketsOpened
      if token.kind == .identifier, token.text != "_" {
        names.append(DeclaredName(name: token.bareName, kind: "var"))
      }
      if inside == 0, !token.isTrivia { return }
    }
  }

  private mutating func readFunction(named name: SwiftToken) {
    guard name.kind == .identifier else {
      isAlwaysNeeded = true
      return
    }
    var parameters = ""
    var inside = 0
    for token in tokens[(index + 1)...] where !token.isTrivia {
      inside += token.bracketsOpened
      parameters += token.text
      if inside == 0, token.text == ")" { break }
    }
    names.append(DeclaredName(name: name.bareName, kind: "func", parameters: parameters))
  }

  private mutating func readImport() {
    let kinds: Set = ["struct", "class", "enum", "func", "var", "let", "protocol", "typealias"]
    if kinds.contains(tokens[index].text) { index += 1 }
    guard tokens.indices.contains(index) else { return }
    imports.append(tokens[index].bareName)
  }
}

extension SwiftToken {
  /// Without back-ticks.
  fileprivate var bareName: String { word.map(String.init) ?? text }
}
