/// `kata.md`, taken apart: the front matter, and the sections of the Markdown behind it.
struct KataPage {
  var frontMatter: YAMLNode
  var title = ""
  var question = ""
  var hints: [Section] = []
  var why: Section?
  var followUps: [FollowUp] = []
  var findings: [FindingText] = []

  struct Section: Sendable {
    var text: String
    /// The first line of the text, in the file.
    var line: Int
  }

  struct FindingText {
    var id: String
    var why: String
    var cure: String
    var place: Place
  }

  /// Nil where there is no front matter to speak of.
  init?(_ text: String, path: String, into list: ProblemList) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      list.add(
        "a kata begins with its front matter, between two lines of '---'", at: Place(path: path))
      return nil
    }
    do {
      let yaml = lines[1..<end].joined(separator: "\n")
      frontMatter = try YAMLReader.read(yaml, path: path, firstLine: 2)
    } catch {
      list.add(error)
      return nil
    }
    let body = lines[(end + 1)...].joined(separator: "\n")
    var cutter = SectionCutter(body, path: path, offset: end + 1, list: list)
    cutter.cut(into: &self)
  }
}

/// Cuts the Markdown of a kata at its headings, and notes where they aren't as the format has them.
private struct SectionCutter {
  let markdown: MarkdownBlocks
  let path: String
  /// Lines of the file before the Markdown.
  let offset: Int
  let list: ProblemList
  private var last = Part.title

  /// The parts of a page in their order; findings may stand anywhere behind the question.
  enum Part: Int, Comparable {
    case title, hint, why, followUp
    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }
  }

  init(_ body: String, path: String, offset: Int, list: ProblemList) {
    markdown = MarkdownBlocks(body)
    self.path = path
    self.offset = offset
    self.list = list
  }

  mutating func cut(into page: inout KataPage) {
    let heads = headings(upTo: 2)
    cutTitle(heads, into: &page)
    for (index, head) in heads.enumerated() where head.level == 2 {
      let end =
        index + 1 < heads.count ? heads[index + 1].lines.lowerBound : markdown.lines.count + 1
      let body = (head.lines.upperBound + 1)..<max(end, head.lines.upperBound + 1)
      let text = markdown.source(body)
      if text.isEmpty { list.add("a '## \(head.title)' says something", at: place(head)) }
      let section = KataPage.Section(text: text, line: offset + firstLine(of: body))
      file(section, body: body, under: head, in: &page)
    }
    if page.why == nil {
      list.add("a kata has a '## Why'", at: Place(path: path, line: offset + 1))
    }
    if !(2...4).contains(page.hints.count) {
      list.add(
        "a kata has 2 to 4 hints, and this has \(page.hints.count)",
        at: Place(path: path, line: offset + 1),
        note: "each stands under a '## Hint' of its own, from a nudge to nearly the answer")
    }
  }

  private mutating func file(
    _ section: KataPage.Section, body: Range<Int>, under head: Heading, in page: inout KataPage
  ) {
    switch head.title {
    case "Hint":
      keepOrder(.hint, head)
      page.hints.append(section)
    case "Why":
      keepOrder(.why, head)
      if page.why != nil { list.add("a kata has one '## Why'", at: place(head)) }
      page.why = section
    case "Follow-up":
      keepOrder(.followUp, head)
      if let followUp = followUp(body, head) { page.followUps.append(followUp) }
    case let title where title.hasPrefix("Finding: "):
      let id = title.dropFirst("Finding: ".count).trimmingWhitespace
      page.findings.append(finding(id, body, head))
    default:
      list.add(
        "a section is a 'Hint', 'Why', 'Follow-up' or 'Finding: ID', not '\(head.title)'",
        at: place(head))
    }
  }

  private mutating func keepOrder(_ part: Part, _ head: Heading) {
    if part < last {
      list.add("hints come first, then the 'Why', then follow-ups", at: place(head))
    }
    last = max(last, part)
  }

  private func cutTitle(_ heads: [Heading], into page: inout KataPage) {
    guard let first = heads.first, first.level == 1 else {
      list.add(
        "behind the front matter stands a '# Title'", at: Place(path: path, line: offset + 1))
      return
    }
    for other in heads.dropFirst() where other.level == 1 {
      list.add("a kata has one title, and '\(other.title)' is a second", at: place(other))
    }
    page.title = first.title
    let end = heads.dropFirst().first?.lines.lowerBound ?? markdown.lines.count + 1
    page.question = markdown.source((first.lines.upperBound + 1)..<end)
    if first.title.isEmpty { list.add("a title says something", at: place(first)) }
    if page.question.isEmpty {
      list.add("between the title and the first hint stands the question", at: place(first))
    }
  }

  private func followUp(_ body: Range<Int>, _ head: Heading) -> FollowUp? {
    let blocks = markdown.blocks.filter { body.contains($0.lines.lowerBound) }
    guard let answer = blocks.last, answer.kind == .quote, blocks.count > 1 else {
      list.add(
        "a follow-up is a question, then its answer as a block quote", at: place(head))
      return nil
    }
    let quoted = answer.lines.map { line in
      let marked = markdown.lines[line - 1].drop(while: \.isWhitespace)
      let text = marked.hasPrefix(">") ? marked.dropFirst() : marked
      return text.first?.isWhitespace == true ? text.dropFirst() : text
    }
    return FollowUp(
      question: markdown.source(body.lowerBound..<answer.lines.lowerBound),
      answer: quoted.joined(separator: "\n"))
  }

  private func finding(
    _ id: String, _ body: Range<Int>, _ head: Heading
  ) -> KataPage.FindingText {
    let cure = headings(upTo: 3).first {
      $0.level == 3 && $0.title == "Cure" && body.contains($0.lines.lowerBound)
    }
    guard let cure else {
      list.add("a finding ends with a '### Cure'", at: place(head))
      return KataPage.FindingText(id: id, why: "", cure: "", place: place(head))
    }
    let text = KataPage.FindingText(
      id: id, why: markdown.source(body.lowerBound..<cure.lines.lowerBound),
      cure: markdown.source((cure.lines.upperBound + 1)..<body.upperBound), place: place(head))
    if text.why.isEmpty { list.add("a finding says what happens and why", at: place(head)) }
    if text.cure.isEmpty { list.add("a '### Cure' says something", at: place(cure)) }
    return text
  }

  private struct Heading {
    var level: Int
    var title: String
    var lines: ClosedRange<Int>
  }

  private func headings(upTo deepest: Int) -> [Heading] {
    markdown.blocks.compactMap { block in
      guard case .heading(let level, let title) = block.kind, level <= deepest else { return nil }
      return Heading(level: level, title: title, lines: block.lines)
    }
  }

  private func place(_ head: Heading) -> Place {
    Place(path: path, line: offset + head.lines.lowerBound)
  }

  private func firstLine(of body: Range<Int>) -> Int {
    body.first { $0 <= markdown.lines.count && !markdown.lines[$0 - 1].allSatisfy(\.isWhitespace) }
      ?? body.lowerBound
  }
}
