/// Reads what a `review` kata has beyond every kata: its snippet and what is wrong with it.
struct ReviewReader {
  static let keys = ["pass", "findings", "also"]

  let folder: KataFolder
  let fields: YAMLFields
  /// What the Markdown says of each finding.
  let texts: [KataPage.FindingText]

  private var list: ProblemList { folder.list }

  func read() -> KataFolder.Asked? {
    folder.reportStrays(besides: ["Snippet.swift"])
    let snippet = folder.files.text(
      of: folder.appending("Snippet.swift"), because: "it is what a 'review' kata shows")
    var findings: [Finding] = []
    for node in fields.items("findings", atLeast: 1) {
      let lineCount = snippet.map(Self.lineCount)
      guard let finding = finding(node, lineCount: lineCount) else { continue }
      check(finding, after: findings, at: node.place)
      findings.append(finding)
    }
    checkTexts(findings)
    let asides = fields.items("also").compactMap(aside)
    let passMark = passMark()
    guard let snippet, let passMark else { return nil }
    return KataFolder.Asked(
      kind: .review(
        Review(snippet: snippet, findings: findings, passMark: passMark, asides: asides)))
  }

  private static func lineCount(_ snippet: String) -> Int {
    snippet.split(separator: "\n", omittingEmptySubsequences: false).count
      - (snippet.hasSuffix("\n") ? 1 : 0)
  }

  private func passMark() -> Double? {
    guard let node = fields.require("pass") else { return nil }
    if let mark = node.number, mark > 0, mark <= 1 { return mark }
    list.add("'pass' is a share of the score above 0, up to 1, not \(node.kind)", at: node.place)
    return nil
  }

  private func check(_ finding: Finding, after others: [Finding], at place: Place) {
    if others.contains(where: { $0.id == finding.id }) {
      list.add("'\(finding.id)' names one finding, and this is the second", at: place)
    }
    if let last = others.last, last.severity > 0, finding.severity > last.severity {
      list.add(
        "findings stand in order of severity, and '\(finding.id)' is graver than '\(last.id)'",
        at: place)
    }
  }

  /// Each finding has its section, in the same order.
  private func checkTexts(_ findings: [Finding]) {
    let known = findings.map(\.id)
    guard Set(known).count == known.count else { return }
    let page = Place(path: fields.node.place.path)
    for text in texts where !known.contains(text.id) {
      list.add("'\(text.id)' is not a finding of the front matter", at: text.place)
    }
    for id in known where !texts.contains(where: { $0.id == id }) {
      list.add("the finding '\(id)' has a section '## Finding: \(id)'", at: page)
    }
    let told = texts.map(\.id).filter(known.contains)
    if Set(told).count < told.count {
      list.add("each finding has one section", at: page)
    } else if told != known.filter(told.contains), let first = texts.first {
      list.add("the sections of findings stand in the order of the front matter", at: first.place)
    }
  }
}

// MARK: - One finding

extension ReviewReader {
  private static let findingKeys = [
    "id", "title", "reported", "severity", "lines", "concepts", "cures",
  ]

  private func finding(_ node: YAMLNode, lineCount: Int?) -> Finding? {
    let entry = YAMLFields(node, of: "a finding", known: Self.findingKeys, into: list)
    let id = entry.text("id")
    let title = entry.text("title")
    let severity = entry.integer("severity", in: 1...5)
    let lines = entry.items("lines", atLeast: 1).compactMap { range($0, lineCount: lineCount) }
    let concepts = entry.items("concepts", atLeast: 1).map(group)
    let cures = entry.texts("cures", atLeast: 1).map(\.text)
    let isReported = entry.flag("reported")
    guard let id else { return nil }
    if !isPlainName(id) {
      list.add(
        "a finding's 'id' is in small letters, digits and '-', not '\(id)'", at: node.place)
    }
    let text = texts.first { $0.id == id }
    return Finding(
      id: id, title: title ?? "", isReported: isReported, severity: severity ?? 0, lines: lines,
      concepts: concepts, cures: cures, why: text?.why ?? "", cure: text?.cure ?? "")
  }

  private func aside(_ node: YAMLNode) -> ReviewAside? {
    let entry = YAMLFields(
      node, of: "an item of 'also'", known: ["concepts", "says"], into: list)
    let concepts = entry.items("concepts", atLeast: 1).map(group)
    return entry.text("says").map { ReviewAside(concepts: concepts, says: $0) }
  }

  private func group(_ node: YAMLNode) -> [String] {
    guard case .sequence(let items) = node.value, !items.isEmpty,
      items.allSatisfy({ !($0.text ?? "").isEmpty })
    else {
      list.add("'concepts' is a list of groups of words, not \(node.kind)", at: node.place)
      return []
    }
    return items.compactMap(\.text)
  }

  private func range(_ node: YAMLNode, lineCount: Int?) -> ClosedRange<Int>? {
    let numbers = (node.text ?? "").split(separator: "-", omittingEmptySubsequences: false)
      .map { Int($0.trimmingWhitespace) }
    guard (1...2).contains(numbers.count), let first = numbers[0],
      let last = numbers[numbers.count - 1], 1 <= first, first <= last
    else {
      list.add("'lines' are such as '48-60' or '52', not \(node.kind)", at: node.place)
      return nil
    }
    if let lineCount, last > lineCount {
      list.add("'Snippet.swift' has \(lineCount) lines, and \(last) is beyond them", at: node.place)
    }
    return first...last
  }
}
