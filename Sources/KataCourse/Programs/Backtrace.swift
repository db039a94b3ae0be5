/// What the runtime's `swift-backtrace` writes about a crash.
struct Backtrace {
  struct Frame: Hashable {
    var symbol: String
    /// The executable or the library.
    var image: String
    var file: String
    /// From 1; 0 where the compiler gave none.
    var line: Int
    var column: Int

    var isClosure: Bool { symbol.hasPrefix("closure #") }
  }

  /// `Bad pointer dereference`; where the compiler left a note beside a check without a message of
  /// its own, that: `Arithmetic overflow`.
  var cause: String
  /// The innermost first; only those with a place in a source, and closures without one.
  var frames: [Frame] = []
  /// What the innermost frame is called, wherever it lies.
  private(set) var innermost = ""

  /// Nil where the text is no such report.
  init?(_ text: String) {
    let heading =
      /\*\*\* (?:Program crashed|Swift runtime failure): (.+?)(?: at 0x[0-9a-f]+)? \*\*\*/
    guard let match = text.firstMatch(of: heading) else { return nil }
    cause = match.1.prefix(1).uppercased() + match.1.dropFirst()
    for line in text.split(separator: "\n") {
      let first = /^\s*0 .*?0x[0-9a-f]+ (.+?) in .+$/
      if innermost.isEmpty, let match = line.wholeMatch(of: first) {
        innermost = Self.withoutOffset(match.1)
      }
      let place = /^\s*\d+ .*?0x[0-9a-f]+ (.+) in (.+) at (.+?)(?::(\d+):(\d+))?$/
      guard let match = line.wholeMatch(of: place) else { continue }
      let frame = Frame(
        symbol: Self.withoutOffset(match.1), image: String(match.2), file: String(match.3),
        line: match.4.flatMap { Int($0) } ?? 0, column: match.5.flatMap { Int($0) } ?? 0)
      if frame.line > 0 || frame.isClosure { frames.append(frame) }
    }
  }

  /// Whether it was the runtime that died, on the way to say something: its words found no memory, and
  /// it measured the length of none. A program that does so itself is on the way there.
  var isOfLostWords: Bool {
    cause == "Bad pointer dereference" && innermost.contains("strlen") && frames.isEmpty
  }

  /// "show() + 12" without where in it.
  private static func withoutOffset(_ symbol: Substring) -> String {
    String(symbol.prefix(upTo: symbol.firstRange(of: /\ \+ \d+$/)?.lowerBound ?? symbol.endIndex))
  }

  /// The innermost frame in a file of this name. In a closure of the program the compiler may know no
  /// line, as where a captured `unowned` reference is read: then it is that closure's.
  func firstFrame(in fileName: String, ofProgram program: String) -> Frame? {
    frames.first {
      $0.line > 0
        ? $0.file == fileName || $0.file.hasSuffix("/" + fileName) : $0.image == program
    }
  }
}
