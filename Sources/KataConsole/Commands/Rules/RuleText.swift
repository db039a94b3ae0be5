import KataCourse

/// Rules as a reader meets them: orders side by side, then what is said of each rule.
struct RuleText {
  let style: Style
  let width: Int
  let words: any Words

  /// One rule in full, an order a step a line.
  func inFull(_ rule: CataloguedRule) -> String {
    guard let steps = rule.steps else { return note(rule, value: rule.value) }
    let order = OrderTable(orders: [.init(name: nil, steps: steps)], width: width - 4, style: style)
    return [head(rule), said(of: rule), order.text.indented(by: 4), sources(of: rule)]
      .joined(separator: "\n")
  }

  /// A fact, where the course asks for it, and what those katas rest on.
  func text(of sheet: FactSheet) -> String {
    let head =
      style.paint(sheet.fact.id, .heading) + "  " + style.paint(sheet.fact.section, .quiet)
    let katas = sheet.katas.map { "`\($0)`" }
    // An address is no Markdown: its underscores are its own.
    let sources = sheet.sources.map { prose("- \($0.replacing("_", with: "\\_"))") }
    let parts =
      [head, prose(sheet.fact.text), prose(words.taught(by: katas))]
      + (sources.isEmpty ? [] : [prose(words.factSources)] + sources)
    return parts.joined(separator: "\n")
  }

  /// Rules of one group or several, in their order; those of a table where its first one stands.
  func listed(_ rules: [CataloguedRule]) -> String {
    let groups = rules.map(\.group).uniqued
    return groups.map { group in text(of: rules.filter { $0.group == group }) }
      .joined(separator: "\n\n")
  }

  private func text(of group: [CataloguedRule]) -> String {
    let tables = group.compactMap(\.table).uniqued.map { table in
      text(of: table, rules: group.filter { $0.table == table })
    }
    let overview = OrderOverview(
      orders: orders(of: group.filter { $0.table != nil }), width: width, style: style, words: words
    )
    let rest = group.filter { $0.table == nil }.map(inFull)
    return ([overview.text].compactMap { $0 } + tables + rest).joined(separator: "\n\n")
  }

  private func text(of table: CataloguedRule.Table, rules: [CataloguedRule]) -> String {
    let sideBySide = OrderTable(orders: orders(of: rules), width: width - 2, style: style)
    return [
      [style.paint(table.title.withoutControls, .heading), prose(table.legend)]
        .joined(separator: "\n"),
      sideBySide.text.indented(by: 2),
      rules.map { note($0) }.joined(separator: "\n\n"),
    ].joined(separator: "\n\n")
  }

  private func orders(of rules: [CataloguedRule]) -> [Order] {
    rules.map { .init(name: $0.name.withoutControls, steps: $0.steps ?? []) }
  }

  private func note(_ rule: CataloguedRule, value: String? = nil) -> String {
    [head(rule, value: value), said(of: rule), sources(of: rule)].joined(separator: "\n")
  }

  private func head(_ rule: CataloguedRule, value: String? = nil) -> String {
    let id = style.paint(rule.id.withoutControls, .heading)
    return value.map { "\(id) = \(style.paint($0.withoutControls, .code))" } ?? id
  }

  private func said(of rule: CataloguedRule) -> String {
    prose("\(rule.says). \(words.since(rule.since))")
  }

  private func sources(of rule: CataloguedRule) -> String {
    let disputed = rule.disputed.map { "\n" + prose(words.disputed($0)) } ?? ""
    return prose(words.source(rule.source)) + disputed
  }

  private func prose(_ markdown: String) -> String {
    Markdown(markdown).text(width: width - 2, style: style).indented(by: 2)
  }
}

extension Array where Element: Hashable {
  /// Without repetitions, in the order of first occurrence.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
