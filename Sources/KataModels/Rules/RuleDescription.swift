/// A rule as `uikata rules` lists it.
public struct RuleDescription: Codable, Sendable, Hashable {
  /// Where it stands: `appearance.push`.
  public var id: String
  /// Its value as JSON text.
  public var value: String
  /// What UIKit does, as one sentence without its full stop.
  public var says: String
  /// The first system that does it.
  public var since: String
  public var source: String
  /// What other public sources say instead.
  public var disputed: String?
  /// The table it is shown in, where it is one of several orders.
  public var table: Table?

  /// What is said above orders that are shown side by side.
  public struct Table: Codable, Sendable, Hashable {
    public var title: String
    /// As Markdown.
    public var legend: String
  }
}

extension UIKitRules {
  /// Every rule of the model with its default value, in the order of declaration.
  public static var catalogue: [RuleDescription] {
    Mirror(reflecting: UIKitRules()).children.flatMap { group in
      Mirror(reflecting: group.value).children.compactMap { rule in
        (rule.value as? any DescribedRule)?
          .description(id: "\(group.label ?? "").\(rule.label?.dropFirst() ?? "")")
      }
    }
  }

  /// The catalogue as one JSON array: what a program prints for a process that can't load the
  /// model.
  public static var catalogueJSON: String { json(of: catalogue) }

  static func json(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A rule seen through a mirror, which forgets the type of its value.
private protocol DescribedRule {
  func description(id: String) -> RuleDescription?
}

extension Rule: DescribedRule {
  fileprivate func description(id: String) -> RuleDescription? {
    note.map { note in
      RuleDescription(
        id: id, value: UIKitRules.json(of: wrappedValue), says: "\(note.sentence)",
        since: "\(note.since)", source: "\(note.source)",
        disputed: note.disputed.map { "\($0)" },
        table: note.table.map { .init(title: $0.title, legend: $0.legend) })
    }
  }
}
