/// Whether a line of an answer means the same as a printed one.
struct LineComparison {
  /// Numbers count as equal within this × max(1, |printed|).
  let tolerance: Double
  /// Callbacks that lines tell apart only by their argument, in small letters.
  private let needArgument: Set<String>

  /// - Parameter lines: everything that could have been answered, output and decoys.
  init(tolerance: Double, among lines: [String]) {
    self.tolerance = tolerance
    let callbacks = Set(lines.compactMap(Callback.init))
    let heads = Dictionary(grouping: callbacks) { $0.head.lowercased() }
    needArgument = Set(heads.filter { $0.value.count > 1 }.keys)
  }

  func isSame(_ answer: String, _ printed: String) -> Bool {
    guard let callback = Callback(printed) else {
      return isSame(LineTokens(answer), LineTokens(printed), ignoringCase: false)
    }
    let given = Callback(answer)
    if let given, (given.argument ?? "").isEmpty, !needArgument.contains(callback.head.lowercased())
    {
      return given.head.lowercased() == callback.head.lowercased()
    }
    return isSame(LineTokens(answer), LineTokens(printed), ignoringCase: true)
  }

  private func isSame(_ answer: LineTokens, _ printed: LineTokens, ignoringCase: Bool) -> Bool {
    answer.tokens.count == printed.tokens.count
      && zip(answer.tokens, printed.tokens).allSatisfy { given, wanted in
        switch (given, wanted) {
        case (.number(let a), .number(let b)): isNear(a, b)
        case (.numbers(let a), .numbers(let b)):
          a.count == b.count && zip(a, b).allSatisfy(isNear)
        case (.word(let a), .word(let b)) where ignoringCase: a.lowercased() == b.lowercased()
        default: given == wanted
        }
      }
  }

  private func isNear(_ answer: Double, _ printed: Double) -> Bool {
    abs(answer - printed) <= tolerance * max(1, abs(printed))
  }
}

/// A printed line of the form `Name.callback` or `Name.callback(argument)`.
struct Callback: Hashable {
  /// `Name.callback`, without spaces.
  var head: String
  /// What stands between the parentheses; nil where there are none.
  var argument: String?

  init?(_ line: String) {
    let form = /\s*([\p{L}_]\w*)\s*(#\s*\d+)?\s*\.\s*([\p{L}_]\w*)\s*(?:\((.*)\))?\s*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let number = (match.2 ?? "").filter { !$0.isWhitespace }
    head = "\(match.1)\(number).\(match.3)"
    argument = match.4.map { $0.trimmingWhitespace }
  }
}
