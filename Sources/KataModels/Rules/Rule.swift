/// One rule of UIKit: its value, and beside it what it means and who says so.
///
/// A group declares its rules as ordinary properties:
///
///     @Rule("A view this transparent gets no touches", since: "iOS 2", source: "…")
///     public var leastAlpha = 0.01
///
/// Only the value is encoded and compared; the note belongs to the declaration.
@propertyWrapper public struct Rule<Value: Codable & Hashable & Sendable>: Sendable {
  public var wrappedValue: Value
  /// Nil in rules that were decoded: notes are read from the defaults.
  let note: RuleNote?

  /// - Parameters:
  ///   - sentence: what UIKit does, as one sentence without its full stop.
  ///   - table: where an order is shown beside others.
  ///   - since: the first system that does it, such as `iOS 11`.
  ///   - source: where anyone can read or repeat it.
  ///   - disputed: what other public sources say instead; no kata asks about such a rule.
  public init(
    wrappedValue: Value, _ sentence: StaticString, in table: RuleTable? = nil,
    since: StaticString, source: StaticString, disputed: StaticString? = nil
  ) {
    self.wrappedValue = wrappedValue
    note = RuleNote(
      sentence: sentence, table: table, since: since, source: source, disputed: disputed)
  }
}

/// What stands beside a rule's value. Static strings, so that reading a rule copies nothing.
struct RuleNote: Sendable {
  let sentence: StaticString
  let table: RuleTable?
  let since: StaticString
  let source: StaticString
  let disputed: StaticString?
}

extension Rule: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value(from: decoder)
    note = nil
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Rule: Hashable {
  public static func == (one: Rule, other: Rule) -> Bool {
    one.wrappedValue == other.wrappedValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
