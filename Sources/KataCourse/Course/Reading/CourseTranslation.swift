extension YAMLFields {
  /// Texts in another language, as `translations: {ru: {title: …}}` gives them.
  ///
  /// - Parameters:
  ///   - language: nil for none.
  ///   - keys: what may be translated. Whatever else stands there is noted, in every language.
  func translation(into language: String?, of keys: [String]) -> [String: String] {
    guard let node = self["translations"] else { return [:] }
    guard case .mapping(let languages) = node.value else {
      list.add("'translations' is a mapping of languages, not \(node.kind)", at: node.place)
      return [:]
    }
    var texts: [String: String] = [:]
    for entry in languages {
      if !isLanguage(entry.key) {
        list.add("a language is such as 'ru' or 'zh-Hans', not '\(entry.key)'", at: entry.keyPlace)
      }
      let fields = YAMLFields(entry.node, of: "a translation", known: keys, into: list)
      let found = keys.compactMap { key in fields.optionalText(key).map { (key, $0) } }
      if entry.key == language { texts = Dictionary(uniqueKeysWithValues: found) }
    }
    return texts
  }
}

/// Whether a word can name a language, as the name of a page in it has it.
private func isLanguage(_ word: String) -> Bool { isPage("kata", "kata.\(word).md") }
