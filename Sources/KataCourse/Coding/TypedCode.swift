import Foundation

/// Code that is typed at the prompt, for a learner's file: declarations, or a body in braces for the
/// function that the kata asks for.
public struct TypedCode: Sendable, Equatable {
  public var text: String

  public init(_ text: String) { self.text = text }

  /// Why it can't go into the file.
  public enum Refusal: Error, Sendable, Hashable {
    /// The file's own brackets don't pair off.
    case brokenFile
    /// Neither declarations nor a body.
    case noDeclaration
    /// A body, where the kata asks for no single function.
    case noBodyAsked
    case noSuchFunction(String)
    /// The file has several that go by the name.
    case several(String)
    /// It is new, can stand in a type only, and the file has no single type.
    case needsType(String)
  }

  public struct Change: Sendable, Hashable {
    public var name: String
    public var isNew: Bool
  }

  /// Whether a line begins code, and not an answer or a word.
  public static func begins(with line: String) -> Bool {
    let tokens = SwiftSource(line).tokens.drop { $0.kind == .space }
    guard let first = tokens.first else { return false }
    switch first.kind {
    case .attribute, .comment: return true
    case .mark: return first.text == "{"
    case .identifier:
      // A word of its own is more than a keyword.
      return DeclarationReader.begins(first.text)
        && (tokens.contains { $0.kind != .space && $0 != first } || first.text == "deinit")
    default: return false
    }
  }

  /// Whether the lines so far are all that is meant: a comment is followed by what it is about.
  public static func isWhole(_ entry: SwiftEntry) -> Bool {
    guard entry.isComplete else { return false }
    let isComment = SwiftSource(entry.text).tokens.allSatisfy(\.isTrivia)
    return !isComment || entry.lines.last?.allSatisfy(\.isWhitespace) ?? true
  }

  /// Puts each declaration in the place of the one of its name, or adds it; and a body in the place of
  /// the body of one function.
  ///
  /// - Parameter function: the one that the kata asks for, with its labels or without.
  /// - Returns: the file, and what was changed in it.
  public func put(
    into file: String, function: String?
  ) throws(Refusal) -> (file: String, changes: [Change]) {
    guard SwiftBrackets.pairOff(in: file) else { throw .brokenFile }
    guard !text.utf8.contains(0) else { throw .noDeclaration }
    if isBody {
      let (text, change) = try putBody(into: file, of: function)
      return (text, [change])
    }
    let typed = SwiftDeclarations(text)
    guard !typed.hasOthers, !typed.all.isEmpty, typed.isBalanced else { throw .noDeclaration }
    var file = file
    var changes: [Change] = []
    for declaration in typed.all {
      let piece = Piece(declaration, of: text)
      if let change = try piece.put(into: &file, beside: function) { changes.append(change) }
    }
    return (file, changes)
  }

  /// Whether it is one pair of braces.
  private var isBody: Bool {
    let tokens = SwiftSource(text).tokens.filter { !$0.isTrivia }
    guard tokens.first?.text == "{", tokens.last?.text == "}" else { return false }
    var brackets = SwiftBrackets()
    return tokens.dropLast().allSatisfy { brackets.take($0) && !brackets.isEmpty }
  }

  private func putBody(
    into file: String, of function: String?
  ) throws(Refusal) -> (file: String, change: Change) {
    guard let function else { throw .noBodyAsked }
    let found = SwiftDeclarations(file).functions(named: function)
    guard let only = found.first, let body = only.body else { throw .noSuchFunction(function) }
    guard found.count == 1 else { throw .several(function) }
    let text = text.trimmedLines.shifted(
      to: file.indentation(at: only.range.lowerBound), besidesFirst: true)
    return (file.replacing(body, with: text), Change(name: only.name, isNew: false))
  }
}

extension Exercise {
  /// The starter with what the solution does in the function whose body may be typed; nil where that
  /// can't be put into it.
  var starterWithSolutionBody: String? {
    let found = function.map { SwiftDeclarations(solution).functions(named: $0) } ?? []
    guard found.count == 1, let body = found[0].body else { return nil }
    return try? TypedCode(solution.bytes(in: body)).put(into: starter, function: function).file
  }
}

/// One declaration on its way into a file.
private struct Piece {
  let declaration: SwiftDeclaration
  let text: String
  let hasComment: Bool

  init(_ declaration: SwiftDeclaration, of source: String) {
    self.declaration = declaration
    hasComment = declaration.commentStart < declaration.range.lowerBound
    let indentation = source.indentation(at: declaration.commentStart)
    text = indentation + source.bytes(in: declaration.commentStart..<declaration.range.upperBound)
  }

  /// - Returns: nil where the file has it already.
  func put(
    into file: inout String, beside function: String?
  ) throws(TypedCode.Refusal) -> TypedCode.Change? {
    let there = SwiftDeclarations(file)
    if declaration.kind == .import { return addImport(to: &file, there) }
    let found = there.withParents.filter {
      $0.declaration.name == declaration.name && $0.declaration.isType == declaration.isType
    }
    guard found.count < 2 else { throw .several(declaration.name) }
    if let old = found.first?.declaration {
      replace(old, in: &file)
    } else {
      try add(to: &file, there, beside: function)
    }
    return TypedCode.Change(name: declaration.name, isNew: found.isEmpty)
  }

  private func replace(_ old: SwiftDeclaration, in file: inout String) {
    // A comment goes only where another comes.
    let start = hasComment ? old.commentStart : old.range.lowerBound
    let text = text.shifted(to: file.indentation(at: start))
    file = file.replacing(start..<old.range.upperBound, with: text.withoutLeadingSpaces)
  }

  private func addImport(
    to file: inout String, _ there: SwiftDeclarations
  ) -> TypedCode.Change? {
    let imports = there.all.filter { $0.kind == .import }
    guard !imports.contains(where: { $0.name == declaration.name }) else { return nil }
    if let last = imports.last {
      let end = last.range.upperBound
      file = file.replacing(end..<end, with: "\n" + text.withoutLeadingSpaces)
    } else {
      file = text.withoutLeadingSpaces + "\n\n" + file
    }
    return TypedCode.Change(name: declaration.name, isNew: true)
  }

  private func add(
    to file: inout String, _ there: SwiftDeclarations, beside function: String?
  ) throws(TypedCode.Refusal) {
    if declaration.isMember, let type = home(in: there, beside: function), let body = type.body {
      let indentation = file.indentation(at: type.range.lowerBound)
      let inner = type.members.last.map { file.indentation(at: $0.range.lowerBound) } ?? ""
      let text = text.shifted(to: inner > indentation ? inner : indentation + "  ")
      let brace = body.upperBound - 1
      let before = file.bytes(in: 0..<brace)
      file =
        before.withoutTrailingSpaces + (type.members.isEmpty ? "\n" : "\n\n") + text + "\n"
        + indentation + file.bytes(in: brace..<file.utf8.count)
    } else if declaration.needsType {
      throw .needsType(declaration.name)
    } else {
      file = file.withoutTrailingSpaces + "\n\n" + text.shifted(to: "") + "\n"
    }
  }

  /// The type that a new member belongs to: that of the function which the kata asks for, or the only
  /// one there is; nil for the file itself.
  private func home(
    in there: SwiftDeclarations, beside function: String?
  ) -> SwiftDeclaration? {
    let asked = function.map { there.functions(named: $0) } ?? []
    if let only = asked.first {
      return there.withParents.first { $0.declaration == only }?.parent
    }
    let types = there.all.filter(\.isType)
    return types.count == 1 ? types[0] : nil
  }
}

extension String {
  fileprivate func bytes(in range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }

  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    bytes(in: 0..<range.lowerBound) + text + bytes(in: range.upperBound..<utf8.count)
  }

  /// The spaces that the line of a byte begins with.
  fileprivate func indentation(at offset: Int) -> String {
    let before = bytes(in: 0..<offset)
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  fileprivate var withoutLeadingSpaces: String { String(drop { $0 == " " || $0 == "\t" }) }

  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Without the spaces and empty lines around it.
  fileprivate var trimmedLines: String {
    String(withoutTrailingSpaces.drop(while: \.isWhitespace))
  }

  /// Its lines with another indentation than they have in common.
  ///
  /// - Parameter besidesFirst: leaves the first line as it is, and what it begins with uncounted.
  fileprivate func shifted(to indentation: String, besidesFirst: Bool = false) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.dropFirst(besidesFirst ? 1 : 0)
    let common =
      moved.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" } }
      .reduce(nil as Substring?) { common, prefix in
        common.map { $0.commonPrefix(with: prefix)[...] } ?? prefix
      } ?? ""
    let shifted = moved.map { line in
      line.allSatisfy(\.isWhitespace) ? "" : indentation + line.dropFirst(common.count)
    }
    return (lines.prefix(besidesFirst ? 1 : 0).map(String.init) + shifted).joined(separator: "\n")
  }
}
