import Foundation

/// Whether prose can be read in sixty columns, and what it points to is there.
///
/// Addresses of the web are checked for their form alone: a check asks no network.
struct ProseCheck {
  let course: Course
  let facts: Set<FactID>
  let house: CourseHouse

  func problems(in kata: Kata, seeds: Int) -> [Problem] {
    let page = kata.folder.appending(path: "kata.md")
    let passages = Set((0...seeds).flatMap { kata.dealt(seed: $0).passages })
    var found = passages.flatMap { problems(in: $0, on: page) }
    if let known = house.rules {
      found += kata.rules.filter { !known.contains($0) }.map { rule in
        let name = String(rule.drop { $0 != "." }.dropFirst())
        return Problem(
          "a belief changes rules that there are, and '\(rule)' isn't one",
          at: Place(path: page.shownPath, line: page.firstLine(with: name)))
      }
    }
    if kata.grounds.isEmpty {
      found.append(Problem("a 'Why' rests on a fact or a rule", at: Place(path: page.shownPath)))
    }
    return found.sortedAndUnique.map { problem in
      var problem = problem
      problem.kata = kata.id
      return problem
    }
  }

  /// The tracks' pages and the facts.
  func problems(of folder: CourseFolder, facts: [FactID: Fact]) -> [Problem] {
    let pages = course.tracks.flatMap { track in
      problems(
        in: ShownProse(text: track.page, indent: 0),
        on: folder.url.appending(path: "\(track.id)/track.md"))
    }
    let page = folder.url.appending(path: "facts.md")
    let told = facts.values.flatMap { problems(in: ShownProse(text: $0.text, indent: 2), on: page) }
    return (pages + told).sortedAndUnique
  }

  private func problems(in passage: ShownProse, on page: URL) -> [Problem] {
    let columns = ShownProse.columns - passage.indent
    let wide = house.overflow(passage.text, columns).map { text in
      problem("60 columns show all prose, and not '\(text)'", about: text, on: page)
    }
    return wide + deadReferences(in: passage.text, on: page)
  }

  private func problem(_ message: String, about text: String, on page: URL) -> Problem {
    let line = page.firstLine(with: text.trimmingWhitespace)
    return Problem(message, at: Place(path: page.shownPath, line: line))
  }

  // MARK: References

  private func deadReferences(in markdown: String, on page: URL) -> [Problem] {
    let blocks = MarkdownBlocks(markdown)
    let spans = blocks.codeSpans.map(\.text).compactMap { span -> Problem? in
      guard let subject = deadSubject(of: span) else { return nil }
      return problem("there is no \(subject) '\(span)'", about: span, on: page)
    }
    let links = Address.links(in: markdown).filter { !Address.isWellFormed($0) }.map {
      problem("an address is 'https://host/…', and '\($0)' isn't", about: $0, on: page)
    }
    return spans + links
  }

  /// What a code span would name and the course doesn't have; nil for other code.
  private func deadSubject(of span: String) -> String? {
    if let id = KataID(span), course.tracks.contains(where: { $0.id == id.track }) {
      return course.kataIDs.contains(id) || !isPlainName(id.name) ? nil : "kata"
    }
    let words = span.split(separator: " ")
    guard words.count > 1, words[words.count - 2] == "rules", let id = words.last,
      let known = house.rules
    else { return nil }
    let isKnown =
      facts.contains(String(id)) || known.contains { $0.hasPrefix(id) } || id == "ID"
    return isKnown ? nil : "rule or fact"
  }
}

extension [Problem] {
  /// In the order of the file, none twice.
  fileprivate var sortedAndUnique: [Problem] {
    Set(self).sorted {
      ($0.place.path, $0.place.line, $0.message) < ($1.place.path, $1.place.line, $1.message)
    }
  }
}
