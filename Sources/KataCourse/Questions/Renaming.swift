/// Other names for the identifiers of a program: `List` becomes `Inbox`, everywhere at once.
struct Renaming: Sendable, Hashable {
  var names: [String: String]

  /// Draws a name for each identifier, no two alike.
  ///
  /// Identifiers that differ only in the case of their first letter, as `List` and `list`, are drawn
  /// together: both get the name at the same place of their pools. Seed 0 keeps the author's names.
  static func drawn(from pools: [String: [String]], seed: Int, stream: String) -> Renaming {
    guard seed != 0 else { return Renaming(names: [:]) }
    var numbers = SeededNumbers(seed: seed, stream: stream + " names")
    var names: [String: String] = [:]
    for family in families(of: pools) {
      let free = (pools[family[0]] ?? []).indices.filter { place in
        family.allSatisfy { !names.values.contains(pools[$0]?[safely: place] ?? "") }
      }
      guard !free.isEmpty else { continue }
      let place = free[numbers.index(below: free.count)]
      for name in family { names[name] = pools[name]?[safely: place] }
    }
    return Renaming(names: names)
  }

  /// The identifiers that are drawn together, all in one order.
  static func families(of pools: [String: [String]]) -> [[String]] {
    let families = Dictionary(grouping: pools.keys) { $0.prefix(1).lowercased() + $0.dropFirst() }
    return families.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// Whole identifiers only; texts and comments stay, interpolations don't. Lines stay.
  func applied(to source: String) -> String {
    if names.isEmpty { return source }
    return SwiftSource(source).tokens.map { token in
      token.word.flatMap { names[String($0)] }.map(token.spelled(withWord:)) ?? token.text
    }.joined()
  }

  /// In Markdown: in code only.
  func applied(toProse markdown: String) -> String {
    names.isEmpty ? markdown : Prose(markdown).mapCode(applied(to:))
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
