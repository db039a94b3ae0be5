/// A mapping's fields, asked for by name and type; what is wrong with one is noted, and nil given.
struct YAMLFields {
  let node: YAMLNode
  /// What the mapping describes, for messages: `a kata`, `a belief`.
  let subject: String
  let list: ProblemList
  private let entries: [YAMLNode.Entry]

  /// Notes every key that isn't in `known`.
  init(_ node: YAMLNode, of subject: String, known: [String], into list: ProblemList) {
    self.node = node
    self.subject = subject
    self.list = list
    guard case .mapping(let entries) = node.value else {
      self.entries = []
      list.add("\(subject) is a mapping of keys, not \(node.kind)", at: node.place)
      return
    }
    self.entries = entries
    for entry in entries where !known.contains(entry.key) {
      list.add(
        "'\(entry.key)' is not a key of \(subject)", at: entry.keyPlace,
        note: "the keys are " + known.map { "'\($0)'" }.joined(separator: ", "))
    }
  }

  subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.node }

  func keyPlace(_ key: String) -> Place? { entries.first { $0.key == key }?.keyPlace }

  func require(_ key: String) -> YAMLNode? {
    if let node = self[key] { return node }
    if case .mapping = node.value { list.add("\(subject) needs the key '\(key)'", at: node.place) }
    return nil
  }

  func text(_ key: String) -> String? { require(key).flatMap { text(of: $0, key) } }

  func optionalText(_ key: String) -> String? { self[key].flatMap { text(of: $0, key) } }

  private func text(of node: YAMLNode, _ key: String) -> String? {
    if let text = node.text, !text.isEmpty { return text }
    list.add("'\(key)' is a text, not \(node.kind)", at: node.place)
    return nil
  }

  func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = require(key) else { return nil }
    if let integer = node.integer, range.contains(integer) { return integer }
    list.add(
      "'\(key)' is a whole number from \(range.lowerBound) to \(range.upperBound),"
        + " not \(node.kind)", at: node.place)
    return nil
  }

  func flag(_ key: String) -> Bool {
    guard let node = self[key] else { return false }
    if node.flag == nil {
      list.add("'\(key)' is 'true' or 'false', not \(node.kind)", at: node.place)
    }
    return node.flag ?? false
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, of type: Word.Type
  ) -> Word? where Word.RawValue == String {
    require(key).flatMap { word(of: $0, key) }
  }

  func optionalWord<Word: RawRepresentable & CaseIterable>(
    _ key: String, of type: Word.Type
  ) -> Word? where Word.RawValue == String {
    self[key].flatMap { word(of: $0, key) }
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    of node: YAMLNode, _ key: String
  ) -> Word? where Word.RawValue == String {
    if let word = node.text.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    list.add("'\(key)' is one of \(words), not \(node.kind)", at: node.place)
    return nil
  }

  /// The items of a list, empty where the key is missing.
  func items(_ key: String) -> [YAMLNode] {
    guard let node = self[key] else { return [] }
    if case .sequence(let items) = node.value { return items }
    list.add("'\(key)' is a list, not \(node.kind)", at: node.place)
    return []
  }

  /// The items of a list that has to be there and to hold at least so many.
  func items(_ key: String, atLeast least: Int) -> [YAMLNode] {
    guard let node = require(key) else { return [] }
    let found = items(key)
    if case .sequence = node.value, found.count < least {
      let count = found.count == 1 ? "is 1" : "are \(found.count)"
      list.add("'\(key)' holds at least \(least), and here \(count)", at: node.place)
    }
    return found
  }

  /// The texts of a list, each with its place, empty where the key is missing.
  func texts(_ key: String) -> [(text: String, place: Place)] {
    texts(of: items(key), key)
  }

  func texts(_ key: String, atLeast least: Int) -> [(text: String, place: Place)] {
    texts(of: items(key, atLeast: least), key)
  }

  private func texts(of items: [YAMLNode], _ key: String) -> [(text: String, place: Place)] {
    items.compactMap { item in
      if let text = item.text, !text.isEmpty { return (text, item.place) }
      list.add("'\(key)' is a list of texts, and \(item.kind) isn't one", at: item.place)
      return nil
    }
  }
}
