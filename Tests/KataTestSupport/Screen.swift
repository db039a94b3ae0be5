import KataConsole

/// What a terminal shows after everything written to it: enough of an xterm for line editing.
public struct Screen: Sendable {
  private var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  private var width: Int
  private var rest: [UInt8] = []

  public init(width: Int) {
    self.width = width
  }

  /// The rows down to the last that has text, without the spaces at their ends.
  public var text: String {
    var lines = rows.map { row in
      String(row.filter { $0 != Self.behindWide }).replacing(/\ +$/, with: "")
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The row with the cursor, up to the cursor.
  public var beforeCursor: String {
    String(rows[row].prefix(column).filter { $0 != Self.behindWide })
  }

  public mutating func resize(width: Int) { self.width = width }

  /// Shows what a program has written; a character cut in two waits for its rest.
  public mutating func show(_ bytes: [UInt8]) {
    rest += bytes
    let end = Self.completeCharacters(in: rest)
    var characters = String(decoding: rest[..<end], as: UTF8.self).unicodeScalars[...]
    rest.removeFirst(end)
    while let scalar = characters.popFirst() {
      switch scalar {
      case "\u{1B}":
        if !obey(&characters) { return }
      case "\r": column = 0
      case "\n": moveDown()
      case "\u{8}": column = max(0, column - 1)
      case "\u{7}": break
      default: put(Character(scalar))
      }
    }
  }

  /// Stands in the cell behind a wide character.
  private static let behindWide: Character = "\u{0}"
}

extension Screen {
  /// How many bytes end with a whole character and a whole control sequence.
  private static func completeCharacters(in bytes: [UInt8]) -> Int {
    if let escape = bytes.lastIndex(of: 0x1B) {
      let sequence = bytes[(escape + 1)...]
      let isWhole =
        sequence.first == 0x5B
        ? sequence.dropFirst().contains { (0x40...0x7E).contains($0) } : !sequence.isEmpty
      if !isWhole { return escape }
    }
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = bytes[start] < 0xC0 ? 1 : bytes[start] < 0xE0 ? 2 : bytes[start] < 0xF0 ? 3 : 4
    return bytes.count - start >= length ? bytes.count : start
  }

  private mutating func obey(_ characters: inout Substring.UnicodeScalarView) -> Bool {
    guard characters.popFirst() == "[" else { return true }
    var parameters = ""
    while let scalar = characters.popFirst() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      obey(scalar, Int(parameters) ?? nil)
      return true
    }
    return false
  }

  private mutating func obey(_ command: Unicode.Scalar, _ count: Int?) {
    let times = max(1, count ?? 1)
    switch command {
    case "A": row = max(0, row - times)
    case "B": for _ in 0..<times { moveDown() }
    case "C": column = min(width - 1, column + times)
    case "D": column = max(0, column - times)
    case "H": (row, column) = (0, 0)
    case "G": column = times - 1
    case "K": rows[row] = Array(rows[row].prefix(column))
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      rows.removeSubrange((row + 1)...)
    case "P": rows[row].removeSubrange(cells(column, times))
    case "@": rows[row].insert(contentsOf: Array(repeating: " ", count: times), at: column)
    default: break
    }
  }

  private func cells(_ start: Int, _ count: Int) -> Range<Int> {
    let end = rows[row].count
    return min(start, end)..<min(start + count, end)
  }

  private mutating func moveDown() {
    row += 1
    if row == rows.count { rows.append([]) }
  }

  private mutating func put(_ character: Character) {
    let columns = character.isWide ? 2 : 1
    if column + columns > width {
      column = 0
      moveDown()
    }
    let cells = [character] + Array(repeating: Self.behindWide, count: columns - 1)
    while rows[row].count < column + columns { rows[row].append(" ") }
    rows[row].replaceSubrange(column..<(column + columns), with: cells)
    column += columns
  }
}

extension Character {
  /// The wide characters that tests type: ideographs and their punctuation.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { (0x2E80...0xFF60).contains($0.value) } ?? false
  }
}
