/// The words of a kata in another language, from a page such as `kata.ru.md`: each is keyed to one of
/// the author's, so there is nothing in it that could contradict the kata. What is missing stays in the
/// author's words.
struct KataTranslation {
  static let keys = ["beliefs", "mistakes", "checks"]

  var page: KataPage
  /// By the IDs of beliefs.
  var beliefs: [String: KataPage.Section]
  /// By the IDs of mistakes.
  var mistakes: [String: KataPage.Section]
  /// By what the driver calls its checks.
  var checks: [String: KataPage.Section]

  /// Nil where the page has no front matter to speak of.
  init?(_ text: String, path: String, into list: ProblemList) {
    guard let page = KataPage(text, path: path, into: list) else { return nil }
    self.page = page
    let fields = YAMLFields(
      page.frontMatter, of: "a kata's translation", known: Self.keys, into: list)
    beliefs = fields.texts(by: "beliefs")
    mistakes = fields.texts(by: "mistakes")
    checks = fields.texts(by: "checks")
  }
}

extension YAMLFields {
  /// A mapping of names to texts; empty where the key is missing.
  fileprivate func texts(by key: String) -> [String: KataPage.Section] {
    guard let node = self[key] else { return [:] }
    guard case .mapping(let entries) = node.value else {
      list.add("'\(key)' is a mapping of names to texts, not \(node.kind)", at: node.place)
      return [:]
    }
    let fields = YAMLFields(node, of: "'\(key)'", known: entries.map(\.key), into: list)
    let found = entries.compactMap { entry in
      fields.optionalText(entry.key).map {
        (entry.key, KataPage.Section(text: $0, line: entry.keyPlace.line))
      }
    }
    return Dictionary(uniqueKeysWithValues: found)
  }
}

extension Kata {
  /// The kata in other words, as far as there are any.
  func translated(_ translation: KataTranslation) -> Kata {
    let page = translation.page
    var kata = self
    if !page.title.isEmpty { kata.title = page.title }
    if !page.question.isEmpty { kata.question = page.question }
    kata.hints = hints.replacingFirst(with: page.hints.map(\.text))
    kata.why = page.why?.text ?? why
    kata.followUps = followUps.replacingFirst(with: page.followUps)
    switch kind {
    case .predict(var prediction):
      prediction.beliefs = prediction.beliefs.map { belief in
        var belief = belief
        belief.says = translation.beliefs[belief.id]?.text ?? belief.says
        return belief
      }
      kata.kind = .predict(prediction)
    case .code(var exercise):
      exercise.mistakes = exercise.mistakes.map { mistake in
        var mistake = mistake
        mistake.says = translation.mistakes[mistake.id]?.text ?? mistake.says
        return mistake
      }
      exercise.checkTitles = translation.checks.mapValues(\.text)
      kata.kind = .code(exercise)
    // Their own parts have no translation yet.
    case .choose, .review: break
    }
    return kata
  }
}

extension Array {
  /// The elements, the first of them replaced by others where there are some.
  fileprivate func replacingFirst(with others: [Element]) -> [Element] {
    indices.map { $0 < others.count ? others[$0] : self[$0] }
  }
}
