import Foundation

/// `facts.md`: the facts a course teaches, under headings, each with its ID.
///
/// An item reads `- L1 text`; one of the marks in bold says that it can't be executed.
struct FactsPage {
  private(set) var facts: [FactID: Fact] = [:]
  /// As they stand on the page.
  private(set) var order: [FactID] = []
  private(set) var sections: [String] = []

  init(_ text: String, path: String, into list: ProblemList) {
    let markdown = MarkdownBlocks(text)
    for block in markdown.blocks {
      switch block.kind {
      case .heading(level: 2, let title): sections.append(title)
      case .list(let items) where !sections.isEmpty:
        for lines in items {
          let source = markdown.source(lines.lowerBound..<(lines.upperBound + 1))
          add(source, at: Place(path: path, line: lines.lowerBound), into: list)
        }
      default: break
      }
    }
  }

  private mutating func add(_ source: String, at place: Place, into list: ProblemList) {
    let words = source.split(whereSeparator: \.isWhitespace).dropFirst()
    guard let first = words.first, Self.isID(first), words.count > 1 else {
      list.add("a fact begins with its ID, such as 'L1', and says something", at: place)
      return
    }
    let id = String(first)
    guard facts[id] == nil else {
      list.add("'\(id)' names one fact, and this is the second", at: place)
      return
    }
    let text = words.dropFirst().joined(separator: " ")
    let plain = Self.marks.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    order.append(id)
    facts[id] = Fact(
      id: id, text: plain.trimmingWhitespace, section: sections.last ?? "",
      isJudgement: plain != text)
  }

  private static let marks = ["**(judgement)**", "**(judgement, code)**", "**(choose)**"]

  /// Capitals, then digits.
  private static func isID(_ word: Substring) -> Bool {
    let letters = word.utf8.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let digits = word.utf8.dropFirst(letters.count)
    return !letters.isEmpty && !digits.isEmpty
      && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
