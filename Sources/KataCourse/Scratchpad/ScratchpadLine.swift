/// Something that was entered into a scratchpad: a module of its own.
struct ScratchpadLine: Sendable {
  /// Names the module, and is never used again.
  var number: Int
  /// As it was typed.
  var text: String
  /// As the compiler gets it.
  var spelling: Dialect.Spelling
  /// Where its first line stands among all lines of the scratchpad, from 1.
  var firstLine: Int
  /// The program that the scratchpad begins with: the values of its expressions aren't shown.
  var isProgram: Bool
  var declared: [DeclaredName]
  var imports: [String]
  /// Later lines need it whichever names they say.
  var isAlwaysNeeded: Bool
  /// Its words, by which it is found what it needs.
  var words: Set<String>

  init(
    _ text: String, spelling: Dialect.Spelling, number: Int, firstLine: Int, isProgram: Bool = false
  ) {
    (self.text, self.spelling, self.number, self.firstLine) = (text, spelling, number, firstLine)
    self.isProgram = isProgram
    let tokens = SwiftSource(spelling.source).tokens
    let list = DeclarationList(tokens)
    declared = list.names
    imports = list.imports
    isAlwaysNeeded = list.isAlwaysNeeded
    words = Set(tokens.compactMap { $0.word.map(String.init) })
  }

  var moduleName: String { "Try\(number)" }
  var entryPoint: String { "kata_try_\(number)" }
  var lineCount: Int { text.count { $0 == "\n" } + 1 }

  /// What messages call the text that lines of a scratchpad make together.
  static let fileName = "try"
}

extension ScratchpadLine {
  /// The module's source.
  ///
  /// - Parameters:
  ///   - earlier: the lines before, the oldest first.
  ///   - modules: what every line imports.
  ///   - additions: declarations behind it.
  func source(
    after earlier: [ScratchpadLine], modules: [String], additions: String
  ) -> String {
    let modules = modules + [HostSource.moduleName] + Set(earlier.flatMap(\.imports)).sorted()
    var lines = modules.map { "import \($0)" } + imports(from: earlier)
    if !spelling.opening.isEmpty { lines.append(spelling.opening) }
    lines.append(body)
    lines.append("#sourceLocation(file: \"<appended>\", line: 1)")
    lines += [spelling.epilogue, additions].filter { !$0.isEmpty }
    let probes = spelling.probes.map { $0.placed(in: Self.fileName, from: firstLine) }
    return lines.joined(separator: "\n") + "\n" + probes.joined()
  }

  /// Names that mean something else by now are imported one by one, which goes before what comes with a
  /// whole module, UIKit's included.
  private func imports(from earlier: [ScratchpadLine]) -> [String] {
    var lines: [String] = []
    var seen: [DeclaredName] = []
    for line in earlier.reversed() {
      let needed = line.declared.filter { name in words.contains(name.name) }
      if line.isAlwaysNeeded || !needed.isEmpty {
        lines.append("@testable import \(line.moduleName)")
      }
      for name in needed where !seen.contains(where: { $0.replaces(name) }) {
        lines.append("@testable import \(name.kind) \(line.moduleName).\(name.name)")
      }
      seen += line.declared
    }
    return lines
  }

  /// The spelled text at its place among all lines, its expressions wrapped.
  private var body: String {
    let text = spelling.source.hasPrefix("#!") ? "//" + spelling.source : spelling.source
    var bytes = Array(text.utf8)
    guard !isProgram else { return cut(0..<bytes.count, of: bytes) }
    var parts: [String] = []
    var position = 0
    for statement in Statement.list(in: SwiftSource(text).tokens)
    where statement.kind == .expression {
      let (start, end) = (statement.range.lowerBound, statement.range.upperBound)
      parts.append(cut(position..<start, of: bytes))
      parts.append(statement.awaits ? "await _showAwaited {" : "_show {")
      // What the compiler misses behind it is missing on its line.
      parts.append(cut(start..<end, of: bytes) + " }")
      // Nothing is left for a semicolon to end.
      if let next = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
        bytes[next] == UInt8(ascii: ";")
      {
        bytes[next] = UInt8(ascii: " ")
      }
      position = end
    }
    parts.append(cut(position..<bytes.count, of: bytes))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A part of the text, at its line and column; empty where it is blank.
  private func cut(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    let part = String(decoding: bytes[range], as: UTF8.self)
    guard !part.allSatisfy(\.isWhitespace) else { return "" }
    let before = bytes[..<range.lowerBound]
    let line = firstLine + before.count { $0 == UInt8(ascii: "\n") }
    let indent = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
      .map { $0 == UInt8(ascii: "\t") ? "\t" : " " }
    return "#sourceLocation(file: \"\(Self.fileName)\", line: \(line))\n" + indent.joined() + part
  }
}
