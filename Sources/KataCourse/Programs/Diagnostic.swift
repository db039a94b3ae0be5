/// What the compiler says about one place in a program.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Codable { case error, warning, note }
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8, as the compiler counts.
  public var column: Int
  public var severity: Severity
  public var message: String

  public init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension Diagnostic {
  /// Reads the head of one message, `Feed.swift:3:15: error: …`; nil for the lines that quote the
  /// source and point into it.
  init?(heading text: some StringProtocol) {
    let heading = /^(.+):(\d+):(\d+): (error|warning|note): (.*)$/
    guard let match = String(text).wholeMatch(of: heading),
      let line = Int(match.2), let column = Int(match.3),
      let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: line, column: column, severity: severity,
      message: String(match.5))
  }

  /// The same at the last line that a program has: behind its text the compiler knows a file by another
  /// name than the author's, where it misses a bracket.
  fileprivate func atEnd(of program: Program) -> Diagnostic {
    var moved = self
    let lines = program.source.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    moved.file = program.fileName
    moved.line = last + 1
    moved.column = lines.isEmpty ? 1 : lines[last].utf8.count + 1
    return moved
  }

  /// The message as the compiler writes it, with the line it is about and a caret below.
  func rendered(in source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = "\(file):\(line):\(column): \(severity.rawValue): \(message)\n"
    guard lines.indices.contains(line - 1) else { return heading }
    let quoted = lines[line - 1]
    let indent = quoted.utf8.prefix(column - 1).map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
    return heading + quoted + "\n" + indent.joined() + "^\n"
  }
}

/// All that the compiler said about one program.
struct CompilerReport: Sendable {
  var diagnostics: [Diagnostic] = []
  /// The compiler's own text, with carets.
  var rendered = ""

  init() {}

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Takes the compiler's text apart.
  ///
  /// What it says about the lines that were added behind the author's counts only where nothing is
  /// wrong with the author's own: mostly it follows from that.
  ///
  /// The lines it quotes are given back as the author wrote them.
  init(_ text: String, about program: Program) {
    var parts: [(heading: Diagnostic?, text: String)] = []
    var isAtEnd = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let heading = Diagnostic(heading: line), heading.file == program.place {
        let end = heading.atEnd(of: program)
        parts.append((end, end.rendered(in: program.source)))
        isAtEnd = true
      } else if let heading = Diagnostic(heading: line) {
        isAtEnd = false
        parts.append((heading, "\(line)\n"))
      } else if parts.isEmpty {
        parts.append((nil, "\(line)\n"))
      } else if !isAtEnd {
        parts[parts.count - 1].text += "\(line)\n"
      }
    }
    let isRejectedItself = parts.contains {
      $0.heading?.severity == .error && $0.heading?.file == program.fileName
    }
    if isRejectedItself {
      parts.removeAll { $0.heading.map { $0.file != program.fileName } ?? false }
    }
    diagnostics = parts.compactMap(\.heading)
    let lines = program.source.split(separator: "\n", omittingEmptySubsequences: false)
    rendered = parts.map { Self.quoting(lines, in: $0.text, under: $0.heading, program) }.joined()
  }

  /// A dialect spells some words otherwise, which nobody wants to read about.
  private static func quoting(
    _ lines: [Substring], in text: String, under heading: Diagnostic?, _ program: Program
  ) -> String {
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let heading, heading.file == program.fileName, parts.count > 2,
      lines.indices.contains(heading.line - 1)
    else { return text }
    parts[1] = lines[heading.line - 1]
    return parts.joined(separator: "\n")
  }
}

extension CompilerReport {
  /// Adds what the dialect rejects, in the order of the lines.
  mutating func add(_ refusals: [Dialect.Refusal], to program: Program) {
    for refusal in refusals {
      let diagnostic = Diagnostic(
        file: program.fileName, line: refusal.line, column: refusal.column, severity: .error,
        message: refusal.message)
      diagnostics.append(diagnostic)
      rendered += diagnostic.rendered(in: program.source)
    }
  }
}
