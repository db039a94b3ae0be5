/// The calls that a learner may write into a program: one a line, with plain values for arguments.
///
/// So that an answer makes something happen, and doesn't print that it had.
public struct PermittedCalls: Sendable, Hashable {
  /// As a learner reads them: `basket.wash(_:times:)`.
  public var names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  /// What keeps a line from being one of the calls; nil where it is one.
  ///
  /// Arguments are names, their members, numbers, sums of them, and values made by a type's
  /// initialiser. Whether they fit is the compiler's business.
  public func mistake(in line: String) -> CallMistake? {
    let source = SwiftSource(line)
    let tokens = source.tokens.filter { !$0.isTrivia }
    guard tokens.count > 3, tokens[3].text == "(",
      callees.contains(tokens[..<3].map(\.text).joined())
    else { return .anotherCall }
    var depth = 0
    for (index, token) in tokens.enumerated().dropFirst(3) {
      if depth == 0, index > 3 { return .somethingBehind }
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      if let mistake = Self.mistake(in: token, before: next) { return mistake }
      depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
    }
    return depth == 0 && source.isComplete ? nil : .unfinished
  }

  /// What a line may begin with: `basket.wash`.
  public var callees: [String] { names.map(Self.callee) }

  /// `basket.wash` of `basket.wash(_:times:)`.
  private static func callee(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// Whether a name is one as `names` holds them.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z_]\w*\.[A-Za-z_]\w*\((?:\w+:)*\)/) != nil
  }

  private static func mistake(in token: SwiftToken, before next: String) -> CallMistake? {
    switch token.kind {
    case .identifier:
      let isLabel = next == ":"
      let isMaker = token.text.first?.isUppercase ?? false || token.text == "init"
      if next == "(", !isMaker { return .callInside(token.text) }
      let isWord = SwiftKeyword.reserved.subtracting(["init", "nil", "true", "false"])
        .contains(token.text)
      return isWord && !isLabel ? .forbidden(token.text) : nil
    case .number: return nil
    case .operator: return ".+-*/".contains(token.text) ? nil : .forbidden(token.text)
    case .mark where token.text == ")" && next == "(": return .forbidden("(")
    case .mark: return "(),:".contains(token.text) ? nil : .forbidden(token.text)
    default: return .forbidden(token.text)
    }
  }
}

/// Why a line isn't a permitted call.
public enum CallMistake: Error, Sendable, Hashable {
  /// It begins as none of them.
  case anotherCall
  /// Its brackets don't close on the line.
  case unfinished
  case somethingBehind
  /// A function is called for an argument.
  case callInside(String)
  /// A piece of Swift that no plain value is made of: a text, a closure, an assignment.
  case forbidden(String)
}
