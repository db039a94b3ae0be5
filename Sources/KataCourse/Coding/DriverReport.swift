/// What a driver reports, read while it runs.
///
/// Whatever doesn't follow from what came before it was written by somebody else than the driver, and
/// nothing behind it counts.
struct DriverReport: Sendable {
  /// Those of earlier runs of the driver, and what this one has told.
  private(set) var seen: Observations
  /// How many checks were there before.
  private let old: Int
  private var isClosed = false
  private var isSpoiled = false
  /// A line whose end hasn't come.
  private var rest: [UInt8] = []

  init(after seen: Observations) {
    self.seen = seen
    old = seen.checks.count
  }

  /// Whether the closing record came last and counts what is there.
  var isWhole: Bool { isClosed && !isSpoiled }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    rest += bytes
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in rest[..<end].split(separator: UInt8(ascii: "\n")) { take(line: line) }
    rest.removeSubrange(...end)
  }

  /// Nothing more comes: what is left is a line too.
  mutating func end() {
    if !rest.isEmpty { take(line: rest[...]) }
    rest = []
  }

  private mutating func take(line: ArraySlice<UInt8>) {
    guard !isSpoiled else { return }
    isSpoiled = !follows(String(decoding: line, as: UTF8.self))
  }

  /// Takes in one line; false where it isn't the driver's.
  private mutating func follows(_ line: String) -> Bool {
    guard !isClosed, let record = CheckRecord(line) else { return false }
    switch record {
    case .begins(let name):
      guard seen[name] == nil else { return false }
      seen.checks.append(Observations.Check(name: name))
      return true
    case .shows(let name, let number, let text, let picture):
      return isOpen(name)
        && seen.checks[seen.checks.count - 1].show(text, picture: picture, of: number)
    case .saw(let name, let number, let text):
      return isOpen(name) && seen.checks[seen.checks.count - 1].see(text, of: number)
    case .end(let count):
      isClosed = count == seen.checks.count
      return isClosed
    }
  }

  private func isOpen(_ name: String) -> Bool {
    seen.checks.count > old && seen.checks.last?.name == name
  }
}

extension Observations.Check {
  /// False where the case isn't the next one.
  fileprivate mutating func show(_ text: String, picture: String?, of number: Int) -> Bool {
    guard number == cases.count, cases.last?.saw != nil || cases.isEmpty else { return false }
    cases.append(Observations.Case(number: number, shows: text, picture: picture))
    return true
  }

  /// False where the case is none that waits for what is seen of it.
  fileprivate mutating func see(_ text: String, of number: Int) -> Bool {
    if number == cases.count, cases.last?.saw != nil || cases.isEmpty {
      cases.append(Observations.Case(number: number))
    }
    guard let last = cases.last, last.number == number, last.saw == nil else { return false }
    cases[cases.count - 1].saw = text
    return true
  }
}
