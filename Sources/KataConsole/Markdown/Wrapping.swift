/// Spans laid out in lines of a width.
struct Wrapping {
  let width: Int
  private var lines: [[Span]] = [[]]
  private var column = 0
  /// A space that is due before the next piece, unless a line ends there.
  private var pendingSpace: Span?

  /// The lines; at least one, none wider than the width but where one character is.
  static func lines(of spans: [Span], width: Int) -> [[Span]] {
    var wrapping = Wrapping(width: max(1, width))
    for unit in Unit.units(of: spans) { wrapping.add(unit) }
    return wrapping.lines.map(merged)
  }

  private init(width: Int) {
    self.width = width
  }

  private mutating func add(_ unit: Unit) {
    switch unit {
    case .newline: breakLine()
    case .space(let span): pendingSpace = pendingSpace ?? span
    case .word(let pieces): add(word: pieces)
    }
  }

  private mutating func add(word: [Span]) {
    let columns = word.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    let space = column > 0 ? pendingSpace : nil
    if column > 0, column + (space == nil ? 0 : 1) + columns > width {
      breakLine()
    } else if let space {
      append(space)
    }
    pendingSpace = nil
    word.forEach(columns <= width ? { append($0) } : { appendSplit($0) })
  }

  private mutating func append(_ span: Span) {
    lines[lines.count - 1].append(span)
    column += DisplayWidth.columns(of: span.text)
  }

  /// A word wider than a line is cut where the line ends.
  private mutating func appendSplit(_ span: Span) {
    for character in span.text {
      if column > 0, column + DisplayWidth.columns(of: character) > width { breakLine() }
      append(Span(text: String(character), role: span.role))
    }
  }

  private mutating func breakLine() {
    lines.append([])
    column = 0
    pendingSpace = nil
  }

  /// Neighbours of one role as one span.
  private static func merged(_ line: [Span]) -> [Span] {
    line.reduce(into: []) { merged, span in
      if let last = merged.last, last.role == span.role {
        merged[merged.count - 1].text += span.text
      } else {
        merged.append(span)
      }
    }
  }
}

extension Wrapping {
  /// What a line is filled with: words that stay whole, and places where it may end.
  fileprivate enum Unit {
    case word([Span])
    case space(Span)
    case newline

    static func units(of spans: [Span]) -> [Unit] {
      var splitter = Splitter()
      for span in spans { splitter.add(span) }
      splitter.endWord()
      return splitter.units
    }
  }

  /// Cuts spans into units: at spaces, and between wide characters, which need none.
  private struct Splitter {
    var units: [Unit] = []
    private var word: [Span] = []

    mutating func add(_ span: Span) {
      for character in span.text { add(character, role: span.role) }
    }

    mutating func endWord() {
      if !word.isEmpty { units.append(.word(word)) }
      word = []
    }

    private mutating func add(_ character: Character, role: Style.Role?) {
      switch character {
      case "\n":
        endWord()
        units.append(.newline)
      case " ", "\t":
        endWord()
        units.append(.space(Span(text: " ", role: role)))
      default:
        if canBreak(before: character) { endWord() }
        append(character, role: role)
      }
    }

    private mutating func append(_ character: Character, role: Style.Role?) {
      if word.last?.role == role, !word.isEmpty {
        word[word.count - 1].text.append(character)
      } else {
        word.append(Span(text: String(character), role: role))
      }
    }

    private func canBreak(before character: Character) -> Bool {
      guard let last = word.last?.text.last, !Self.closing.contains(character),
        !Self.opening.contains(last)
      else { return false }
      return DisplayWidth.columns(of: last) == 2 || DisplayWidth.columns(of: character) == 2
    }

    /// Punctuation that no line begins with, or ends with.
    private static let closing: Set<Character> = [
      "，", "。", "、", "；", "：", "！", "？", "）", "】", "》", "」", "』", "”", "’", ",", ".", ";", ":", "!",
      "?", ")", "]", "`",
    ]
    private static let opening: Set<Character> = ["（", "【", "《", "「", "『", "“", "‘", "(", "[", "`"]
  }
}
