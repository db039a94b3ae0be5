/// What other files of a module can see of one: everything but what is in the bodies of its functions.
struct SwiftOutline {
  /// Tokens with a space between them.
  let text: String

  /// Nil where the source can't be taken apart for certain.
  init?(_ source: String) {
    let declarations = SwiftDeclarations(source)
    guard declarations.isBalanced, !declarations.hasOthers else { return nil }
    let tokens = SwiftSource(source).tokens.filter { !$0.isTrivia }
    let bodies = declarations.withParents.map(\.declaration).compactMap { declaration in
      Self.hasHiddenBody(declaration, tokens) ? declaration.body : nil
    }.sorted { $0.lowerBound < $1.lowerBound }
    var hidden = bodies[...]
    var words: [String] = []
    for token in tokens {
      while let body = hidden.first, body.upperBound <= token.range.lowerBound {
        hidden.removeFirst()
      }
      // The opening brace stays: a function with a body isn't one without.
      if let body = hidden.first, body.lowerBound < token.range.lowerBound { continue }
      words.append(token.text)
    }
    text = words.joined(separator: " ")
  }

  /// Attributes by which a body becomes a part of its callers.
  private static let opening: Set = [
    "@_alwaysEmitIntoClient", "@_transparent", "@inlinable", "@inline", "@usableFromInline",
  ]

  /// Whether callers can't tell what is in it, as they can of `-> some View`.
  private static func hasHiddenBody(
    _ declaration: SwiftDeclaration, _ tokens: [SwiftToken]
  ) -> Bool {
    guard declaration.kind == .function, let body = declaration.body,
      declaration.prefixes.isDisjoint(with: opening)
    else { return false }
    let signature = declaration.range.lowerBound..<body.lowerBound
    return !tokens.contains { signature.contains($0.range.lowerBound) && $0.text == "some" }
  }
}
