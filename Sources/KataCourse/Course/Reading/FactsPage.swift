/// `facts.md`: the facts a course teaches, under headings, each with its ID.
///
/// An item reads `- L1 text`; one of the marks in bold says that it can't be executed.
struct FactsPage {
  private(set) var facts: [FactID: Fact] = [:]
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
    let item = source.split(whereSeparator: \.isWhitespace).dropFirst().joined(separator: " ")
    guard let match = item.wholeMatch(of: /(?<id>[A-Z]+[0-9]+) (?<text>.+)/) else {
      list.add("a fact begins with its ID, such as 'L1', and says something", at: place)
      return
    }
    let id = String(match.id)
    guard facts[id] == nil else {
      list.add("'\(id)' names one fact, and this is the second", at: place)
      return
    }
    let mark = /\*\*\((judgement|judgement, code|choose)\)\*\*/
    facts[id] = Fact(
      id: id, text: String(match.text).replacing(mark, with: "").trimmingWhitespace,
      section: sections.last ?? "", isJudgement: match.text.contains(mark))
  }
}
