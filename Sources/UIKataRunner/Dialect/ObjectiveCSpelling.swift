import KataCourse

/// Spells a program for a compiler without Objective-C.
///
/// Attributes are blanked, `#selector(…)` becomes a look-up in a list of names that is appended,
/// and so is the registration of every method that Objective-C would know. Lines and columns stay.
struct ObjectiveCSpelling {
  private let outline: ProgramOutline
  private let source: String
  private var bytes: [UInt8]
  /// Names of the selectors used, in order.
  private var names: [String] = []
  /// UIKit's own methods among them.
  private var inherited: [(name: String, method: String)] = []
  private var probes: [Dialect.Probe] = []
  private var refusals: [Dialect.Refusal] = []
  /// What stands before it is known and has been compiled, in bytes.
  private let start: Int

  /// - Parameter start: where in the source the lines begin that are to be spelled, in bytes.
  init(_ source: String, outline: ProgramOutline, from start: Int = 0) {
    self.source = source
    self.outline = outline
    self.start = start
    bytes = Array(source.utf8)
  }

  mutating func spelled() -> Dialect.Spelling {
    for range in outline.foreignAttributes { overwrite(range, with: "") }
    if outline.imports.contains("UIKit") { blankImports() }
    for reference in outline.keyPaths { spellKeyPath(reference) }
    for reference in outline.selectors where reference.range.lowerBound >= start {
      spell(reference)
    }
    var spelling = Dialect.Spelling(
      source: String(decoding: bytes[start...], as: UTF8.self), refusals: refusals)
    guard outline.isComplete else { return spelling }
    let table = SelectorRegistration(outline, from: start)
    spelling.probes = probes
    spelling.opening = table.calls + (inherited.isEmpty ? "" : "_exposeInherited();")
    spelling.epilogue = (imports + table.extensions + selectorList).joined(separator: "\n")
    return spelling
  }

  /// Of what UIKit brings along: where Foundation is imported beside it, its own timers, dates and
  /// queues would be as near as the model's, and each use ambiguous.
  private mutating func blankImports() {
    let broughtAlong: Set = [
      "CoreGraphics", "Dispatch", "Foundation", "ImageIO", "ObjectiveC", "QuartzCore",
    ]
    for statement in outline.importStatements where broughtAlong.contains(statement.module) {
      overwrite(statement.range, with: "")
    }
  }

  private mutating func spell(_ reference: ProgramOutline.Reference) {
    switch outline.resolve(reference) {
    case nil: return
    case .name(let name):
      names.append(name)
    case .inherited(let name, let owner, let method, let position):
      names.append(name)
      inherited.append((name, "\(owner).\(method)"))
      probe(owner, method, at: position)
    case .refused(let position, let message):
      names.append("")
      let place = place(of: position)
      refusals.append(
        Dialect.Refusal(line: place.line, column: place.column, message: message))
    }
    overwrite(reference.range, with: "_s(\(names.count - 1))")
  }

  /// Has the compiler look for a method where the selector names it, which it doesn't get to see.
  private mutating func probe(_ owner: String, _ method: String, at position: Int) {
    let place = place(of: position)
    // From the dot before the name.
    probes.append(
      Dialect.Probe(
        line: place.line, column: max(1, place.column - 1),
        before: "@MainActor private func _probe\(probes.count)() { _ = \(owner)",
        text: ".\(method) }"))
  }

  private mutating func spellKeyPath(_ reference: ProgramOutline.Reference) {
    let components = reference.tokens.compactMap(\.word)
    let path = components.drop { $0.first?.isUppercase == true }
    overwrite(reference.range, with: "\"\(path.joined(separator: "."))\"")
  }

  /// Puts a shorter text in place, filled up with spaces; line ends stay where they are.
  private mutating func overwrite(_ range: Range<Int>, with text: String) {
    for position in range where bytes[position] != UInt8(ascii: "\n") {
      bytes[position] = UInt8(ascii: " ")
    }
    for (position, byte) in zip(range, text.utf8) { bytes[position] = byte }
  }

  private func place(of position: Int) -> (line: Int, column: Int) {
    let before = source.utf8.prefix(position).dropFirst(start)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
    return (line, before[(start ?? before.startIndex)...].count + 1)
  }

  /// What the appended lines need, where the program doesn't import it itself.
  private var imports: [String] {
    let needsTable =
      !outline.selectors.isEmpty || !outline.methods.filter(outline.isExposed).isEmpty
    guard needsTable, !outline.imports.contains("UIKit") else { return [] }
    return ["import struct UIKit.Selector", "import enum UIKit._SelectorTable"]
  }

  private var selectorList: [String] {
    guard !names.isEmpty else { return [] }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    var lines = [
      "nonisolated private func _s(_ index: Int) -> Selector { Selector([\(list)][index]) }"
    ]
    guard !inherited.isEmpty else { return lines }
    lines.append("@MainActor private func _exposeInherited() {")
    lines += inherited.map { "  _SelectorTable.register(\"\($0.name)\", \($0.method))" }
    return lines + ["}"]
  }
}
