extension KataFolder {
  /// The kata in the language that is asked for, as far as there are words in it.
  func translated(_ kata: Kata?) -> Kata? {
    guard let kata, let language else { return kata }
    let page = appending("kata.\(language).md")
    // What is wrong with a translation is its author's to know, and no reason to keep a kata back.
    guard let text = CourseFiles(files.root, list: ProblemList()).text(of: page, because: ""),
      let translation = KataTranslation(text, path: page.shownPath, into: ProblemList())
    else { return kata }
    return kata.translated(translation)
  }

  /// Notes where a page in another language says more or less than the author's.
  func checkTranslations(of kata: Kata) {
    for name in files.names(in: url) where name != "kata.md" && isPage("kata", name) {
      let page = appending(name)
      guard let text = files.text(of: page, because: "it is there"),
        let translation = KataTranslation(text, path: page.shownPath, into: list)
      else { continue }
      TranslationComparison(kata: kata, translation: translation, path: page.shownPath, list: list)
        .run()
    }
  }
}

/// Compares a page in another language with the author's: part for part, and code for code.
private struct TranslationComparison {
  let kata: Kata
  let translation: KataTranslation
  let path: String
  let list: ProblemList

  func run() {
    let page = translation.page
    compare(page.question, kata.question, "the question", line: 1)
    if page.hints.count != kata.hints.count {
      note("as many hints as 'kata.md' has, \(kata.hints.count)")
    }
    for (index, (hint, original)) in zip(page.hints, kata.hints).enumerated() {
      compare(hint.text, original, "hint \(index + 1)", line: hint.line)
    }
    if let why = page.why { compare(why.text, kata.why, "the 'Why'", line: why.line) }
    if page.followUps.count != kata.followUps.count {
      note("as many follow-ups as 'kata.md' has, \(kata.followUps.count)")
    }
    for (index, (one, original)) in zip(page.followUps, kata.followUps).enumerated() {
      compare(one.question, original.question, "follow-up \(index + 1)", line: 1)
      compare(one.answer, original.answer, "the answer to follow-up \(index + 1)", line: 1)
    }
    compareKind()
  }

  private func compareKind() {
    var beliefs: [String: String] = [:]
    var mistakes: [String: String] = [:]
    switch kata.kind {
    case .predict(let prediction):
      beliefs = Dictionary(uniqueKeysWithValues: prediction.beliefs.map { ($0.id, $0.says) })
    case .code(let exercise):
      mistakes = Dictionary(uniqueKeysWithValues: exercise.mistakes.map { ($0.id, $0.says) })
      let strays = translation.checks.filter { !exercise.driver.contains("\"\($0.key)\"") }
      for (name, check) in strays.sorted(by: { $0.value.line < $1.value.line }) {
        note("words for checks of the driver, and '\(name)' isn't one", line: check.line)
      }
    case .choose, .review: break
    }
    compare(translation.beliefs, beliefs, "belief")
    compare(translation.mistakes, mistakes, "mistake")
  }

  private func compare(
    _ texts: [String: KataPage.Section], _ originals: [String: String], _ subject: String
  ) {
    for id in Set(texts.keys).union(originals.keys).sorted() {
      guard let original = originals[id] else {
        note("words for the kata's own \(subject)s, and '\(id)' isn't one", line: texts[id]?.line)
        continue
      }
      guard let text = texts[id] else {
        note("words for each \(subject), and none for '\(id)'")
        continue
      }
      compare(text.text, original, "the \(subject) '\(id)'", line: text.line)
    }
  }

  /// The same code in both, whatever the order.
  private func compare(_ text: String, _ original: String, _ part: String, line: Int) {
    let (code, expected) = (Prose(text).code, Prose(original).code)
    guard code != expected else { return }
    let lacking = expected.subtracting(code).sorted().map { "lacks '\($0)'" }
    let added = code.subtracting(expected).sorted().map { "adds '\($0)'" }
    list.add(
      "a translation keeps the code of \(part), and this \((lacking + added).joined(separator: ", "))",
      at: Place(path: path, line: line))
  }

  private func note(_ rule: String, line: Int? = nil) {
    list.add("a translation has \(rule)", at: Place(path: path, line: line ?? 1))
  }
}

extension Prose {
  /// Every code span, and every line of code blocks.
  fileprivate var code: Set<String> {
    let found = MarkdownBlocks(markdown)
    let blocks = found.codeBlocks.joined().map { String(found.lines[$0 - 1]) }
    return Set(found.codeSpans.map(\.text) + blocks)
  }
}
