/// A program with a place left open, where the learner's lines go.
///
/// Its file holds the author's own lines there, between two comments, and is plain Swift with them.
struct OpenProgram: Sendable, Hashable {
  /// The line above the place; learners see it where they are to write.
  static let opening = "// your lines"
  /// The line below it, which nobody sees.
  static let closing = "// end of your lines"
  /// What diagnostics call the learner's lines, which they count from 1.
  static let fileName = "Answer.swift"

  /// The author's lines that say something, without spaces around them.
  let own: [String]
  /// The lines above the place, the opening one among them, and those below.
  let above: [String]
  let below: [String]

  /// Nil where the two comments don't stand there, once each and in this order, a line each.
  init?(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let openings = lines.indices.filter { lines[$0].trimmingWhitespace == Self.opening }
    let closings = lines.indices.filter { lines[$0].trimmingWhitespace == Self.closing }
    guard openings.count == 1, closings.count == 1, openings[0] < closings[0] else { return nil }
    above = Array(lines[...openings[0]])
    own = Array(lines[(openings[0] + 1)..<closings[0]]).spoken
    below = Array(lines[(closings[0] + 1)...])
  }

  /// What a learner sees.
  var shown: String { (above + below).joined(separator: "\n") }

  /// The program as it reads with these lines in it.
  func plain(with lines: [String]) -> String { (above + lines + below).joined(separator: "\n") }

  /// The program with other lines in its place. Diagnostics count its own lines as `shown` does.
  func filled(with lines: [String]) -> String {
    let learners = "#sourceLocation(file: \(Self.fileName.swiftLiteral), line: 1)"
    let ours = "#sourceLocation(file: \"Program.swift\", line: \(above.count + 1))"
    let all = above + [learners] + lines + [ours] + below
    return all.joined(separator: "\n") + "\n"
  }
}
