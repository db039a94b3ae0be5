/// Reads what a `choose` kata has beyond every kata: its options.
struct ChoiceReader {
  static let keys = ["options"]

  let folder: KataFolder
  let fields: YAMLFields

  func read() -> KataFolder.Asked? {
    folder.reportStrays(besides: [])
    let nodes = fields.items("options", atLeast: 2)
    let before = folder.list.problems.count
    let options = nodes.compactMap(option)
    guard let node = fields["options"], folder.list.problems.count == before else { return nil }
    let right = options.count { $0.isRight }
    if !options.isEmpty, right != 1 {
      folder.list.add("one option is right, and here \(right) are", at: node.place)
    }
    if Set(options.map(\.text)).count < options.count {
      folder.list.add("the options differ", at: node.place)
    }
    return KataFolder.Asked(kind: .choose(Choice(options: options)))
  }

  private func option(_ node: YAMLNode) -> Choice.Option? {
    let entry = YAMLFields(
      node, of: "an option", known: ["text", "right", "reason"], into: folder.list)
    let text = entry.text("text")
    let reason = entry.text("reason")
    guard let text, let reason else { return nil }
    return Choice.Option(text: text, isRight: entry.flag("right"), reason: reason)
  }
}
