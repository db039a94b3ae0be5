/// A word that a scratchpad understands beside Swift.
enum ScratchpadWord: String, CaseIterable {
  case draw, undo, reset, help, quit

  /// Nil where the line is Swift. A name that was declared is no word.
  init?(_ line: String, unless names: [String]) {
    let text = line.trimmingCharacters(in: .whitespaces)
    guard let word = ScratchpadWord(rawValue: text), !names.contains(text) else { return nil }
    self = word
  }
}

/// What the tab key offers at a scratchpad.
struct ScratchpadCompletion {
  /// What was declared.
  var names: [String]
  var vocabulary: [String]
  /// The scratchpad's words are understood there alone.
  var isFirstLine: Bool

  /// What the last word of a text may become. Only its last name is completed: of `view.fr` what
  /// follows the point.
  func candidates(for text: String) -> [String] {
    let word = text.lastWord
    let name = String(word.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = word.dropLast(name.count)
    guard !name.isEmpty || before.hasSuffix(".") else { return [] }
    var offered = before.hasSuffix(".") ? vocabulary : names + vocabulary
    if isFirstLine, word == text, before.isEmpty {
      offered = ScratchpadWord.allCases.map(\.rawValue) + offered
    }
    return Self.starting(with: name, in: offered).map { before + $0 }
  }

  /// Those that are spelled as it is; where there are none, whatever their letters' case.
  private static func starting(with name: String, in offered: [String]) -> [String] {
    var seen: Set<String> = []
    let offered = offered.filter { seen.insert($0).inserted }
    let exact = offered.filter { $0.hasPrefix(name) }
    guard exact.isEmpty else { return exact }
    return offered.filter { $0.lowercased().hasPrefix(name.lowercased()) }
  }
}
