/// A piece of a YAML document, with the place it begins at.
struct YAMLNode: Sendable {
  var place: Place
  var value: Value

  enum Value: Sendable {
    /// `isPlain`: written without quotes, so that `true` and `3` are more than text.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyPlace: Place
    var node: YAMLNode
  }
}

extension YAMLNode {
  /// What an author would call it, for messages.
  var kind: String {
    switch value {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar("", isPlain: true), .scalar("~", isPlain: true), .scalar("null", isPlain: true):
      "nothing"
    case .scalar(let text, isPlain: true): "'\(text)'"
    case .scalar(let text, isPlain: false): "the text '\(text)'"
    }
  }

  /// The text of a scalar; nil for what is empty, a list or a mapping.
  var text: String? {
    guard case .scalar(let text, let isPlain) = value else { return nil }
    if isPlain, ["", "~", "null"].contains(text) { return nil }
    return text
  }

  var plain: String? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return text
  }

  var integer: Int? { plain.flatMap { Int($0) } }

  /// A finite number.
  var number: Double? { plain.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  var flag: Bool? {
    switch plain {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The same as JSON, keys in their order.
  var json: String {
    switch value {
    case .scalar(let text, let isPlain):
      if isPlain, flag != nil || text == "null" { return text }
      if isPlain, let integer { return String(integer) }
      if isPlain, let number { return String(number) }
      return Self.quoted(text)
    case .sequence(let items): return "[" + items.map(\.json).joined(separator: ",") + "]"
    case .mapping(let entries):
      let members = entries.map { Self.quoted($0.key) + ":" + $0.node.json }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20:
        "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
