/// Why an overlay of rules was refused.
public enum RuleOverlayError: Error, Hashable, CustomStringConvertible {
  case notAnObject
  case unknownRule(String)
  case wrongType(String)

  public var description: String {
    switch self {
    case .notAnObject: "an overlay is a JSON object of groups of rules"
    case .unknownRule(let path): "there is no rule '\(path)'"
    case .wrongType(let path): "the rule '\(path)' can't have that value"
    }
  }
}

extension UIKitRules {
  /// These rules with some values replaced.
  ///
  /// - Parameter text: a JSON object such as `{"appearance": {"loadsInInit": true}}`.
  /// - Throws: `RuleOverlayError` for an unknown key or a value of the wrong type.
  public func overlaid(with text: String) throws(RuleOverlayError) -> UIKitRules {
    guard let overlay = Self.object(in: Data(text.utf8)) else { throw .notAnObject }
    guard var values = Self.object(in: Data(Self.json(of: self).utf8)) else { throw .notAnObject }
    for (group, changes) in overlay {
      guard var rules = values[group] as? [String: Any] else { throw .unknownRule(group) }
      guard let changes = changes as? [String: Any] else { throw .wrongType(group) }
      for (rule, value) in changes {
        guard rules[rule] != nil else { throw .unknownRule("\(group).\(rule)") }
        rules[rule] = value
      }
      values[group] = rules
    }
    return try Self.decoded(values)
  }

  private static func object(in data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func decoded(_ values: [String: Any]) throws(RuleOverlayError) -> UIKitRules {
    do {
      let data = try JSONSerialization.data(withJSONObject: values)
      return try JSONDecoder().decode(UIKitRules.self, from: data)
    } catch let DecodingError.typeMismatch(_, context) {
      throw .wrongType(path(context))
    } catch let DecodingError.dataCorrupted(context) {
      throw .wrongType(path(context))
    } catch let DecodingError.valueNotFound(_, context) {
      throw .wrongType(path(context))
    } catch {
      throw .notAnObject
    }
  }

  /// The first two keys name the rule; what follows lies inside its value.
  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.prefix(2).map(\.stringValue).joined(separator: ".")
  }
}
