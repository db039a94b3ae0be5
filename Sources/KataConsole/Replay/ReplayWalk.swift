/// Where somebody is who steps through a replay, and what keys do to that.
///
/// Keys are those of a pager. A number and return goes to that step, `/` and a text to the next step
/// that has it.
struct ReplayWalk: Hashable {
  /// What each step says, to be searched; there is one at least.
  let texts: [String]
  /// How many pictures there are to choose from.
  let pictures: Int
  /// The step, from 0.
  private(set) var index = 0
  /// The picture, from 0.
  private(set) var picture = 0
  private(set) var entry: Entry?
  /// What the last key came to, where that isn't to be seen.
  private(set) var notice: Notice?
  private(set) var showsHelp = false
  private(set) var hasEnded = false
  private var sought = ""

  /// What is being typed.
  enum Entry: Hashable {
    case number(String)
    case search(String)
  }

  enum Notice: Hashable {
    case atStart, atEnd
    case noStep(Int)
    case notFound(String)
    case unknownKey
  }

  init(texts: [String], pictures: Int) {
    (self.texts, self.pictures) = (texts, pictures)
  }

  mutating func press(_ key: ScreenKey) {
    if key == .redraw { return }
    notice = nil
    if showsHelp {
      showsHelp = false
      // Any key closes the page of help, and those that leave leave.
      if key != .leave { return }
    }
    switch entry {
    case .search(let text): type(key, into: text)
    case .number(let digits): type(key, after: digits)
    case nil: obey(key)
    }
  }

  private mutating func obey(_ key: ScreenKey) {
    switch key {
    case .character(" "), .character("j"), .character("f"), .character("l"), .down, .right,
      .pageDown, .enter:
      go(to: index + 1)
    case .character("b"), .character("k"), .up, .left, .pageUp, .backspace: go(to: index - 1)
    case .character("g"), .home: index = 0
    case .character("G"), .end: index = texts.count - 1
    case .character("p"), .tab: if pictures > 0 { picture = (picture + 1) % pictures }
    case .character("/"): entry = .search("")
    case .character("n"): seek(forwards: true)
    case .character("N"): seek(forwards: false)
    case .character("h"), .character("?"): showsHelp = true
    case .character("q"), .character("Q"), .leave: hasEnded = true
    case .character(let digit) where ("0"..."9").contains(digit): entry = .number(String(digit))
    case .escape, .redraw: break
    case .character: notice = .unknownKey
    }
  }

  private mutating func go(to step: Int) {
    if texts.indices.contains(step) {
      index = step
    } else {
      notice = step < 0 ? .atStart : .atEnd
    }
  }

  /// No replay has more digits of steps.
  private static let mostDigits = 6

  private mutating func type(_ key: ScreenKey, after digits: String) {
    entry = nil
    switch key {
    case .character(let digit) where ("0"..."9").contains(digit):
      entry = .number(String((digits + String(digit)).prefix(Self.mostDigits)))
    case .backspace: if digits.count > 1 { entry = .number(String(digits.dropLast())) }
    case .enter, .character("g"), .character("G"):
      let number = Int(digits) ?? 0
      if 1...texts.count ~= number { index = number - 1 } else { notice = .noStep(number) }
    case .escape: break
    default: obey(key)
    }
  }

  private mutating func type(_ key: ScreenKey, into text: String) {
    switch key {
    case .character(let character): entry = .search(text + String(character))
    case .backspace: entry = text.isEmpty ? nil : .search(String(text.dropLast()))
    case .enter:
      entry = nil
      if !text.isEmpty { sought = text }
      seek(forwards: true)
    case .escape: entry = nil
    case .leave: hasEnded = true
    default: break
    }
  }

  /// The next step that has what was sought last; behind the last comes the first.
  private mutating func seek(forwards: Bool) {
    guard !sought.isEmpty else { return }
    let count = texts.count
    let ways = (1...count).map { (index + (forwards ? $0 : count - $0)) % count }
    let wanted = sought.lowercased()
    if let found = ways.first(where: { texts[$0].lowercased().contains(wanted) }) {
      index = found
    } else {
      notice = .notFound(sought)
    }
  }
}
