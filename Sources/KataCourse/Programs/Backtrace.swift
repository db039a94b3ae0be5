/// What the runtime's `swift-backtrace` writes about a crash.
struct Backtrace {
  struct Frame: Hashable {
    var symbol: String
    var file: String
    var line: Int
    var column: Int
  }

  /// `Bad pointer dereference`; where the compiler left a note beside a check without a message of
  /// its own, that: `Arithmetic overflow`.
  var cause: String
  /// The innermost first; only those with a place in a source.
  var frames: [Frame] = []

  /// Nil where the text is no such report.
  init?(_ text: String) {
    let heading =
      /\*\*\* (?:Program crashed|Swift runtime failure): (.+?)(?: at 0x[0-9a-f]+)? \*\*\*/
    guard let match = text.firstMatch(of: heading) else { return nil }
    cause = match.1.prefix(1).uppercased() + match.1.dropFirst()
    for line in text.split(separator: "\n") {
      let place = /^\s*\d+ .*?0x[0-9a-f]+ (.+) in .+ at (.+):(\d+):(\d+)$/
      guard let match = line.wholeMatch(of: place),
        let line = Int(match.3), let column = Int(match.4)
      else { continue }
      frames.append(
        Frame(symbol: String(match.1), file: String(match.2), line: line, column: column))
    }
  }

  /// The innermost frame in a file of this name.
  func firstFrame(in fileName: String) -> Frame? {
    frames.first { $0.line > 0 && ($0.file == fileName || $0.file.hasSuffix("/" + fileName)) }
  }
}
