/// What only the host of a course knows: by which rules its programs run, and how its prose is shown.
public struct CourseHouse: Sendable {
  /// The IDs of the rules, such as `appearance.push`; nil where they aren't known.
  public var rules: Set<String>?
  /// What of a Markdown text so many columns can't show: lines that stick out, words that are cut.
  public var overflow: @Sendable (_ markdown: String, _ columns: Int) -> [String]

  public init(
    rules: Set<String>? = nil,
    overflow: @escaping @Sendable (_ markdown: String, _ columns: Int) -> [String] = { _, _ in [] }
  ) {
    (self.rules, self.overflow) = (rules, overflow)
  }
}
