/// A kata as it is put to one learner: one seed's program, and the items to answer with.
public struct Question: Sendable {
  public var kata: Kata
  public var seed: Int
  /// The program or snippet shown, plain Swift without markers; nil for a choice.
  public var program: String?
  /// The lettered lines of `order`, the options of a choice, the gaps of `blanks`, what `calls` are to
  /// print. Empty until the
  /// key is known where they come from it.
  public var items: [Item]
  /// For `order`: some line is printed more than once, so its letter is needed as often.
  public var repeatsItems: Bool

  /// One thing to pick or to fill in.
  public struct Item: Sendable, Hashable {
    /// `a`, `b`, …; for a gap its number.
    public var label: String
    /// The line, the option, or the printed line with `___` for the gap.
    public var text: String

    public init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }

  public init(kata: Kata, seed: Int, program: String?, items: [Item], repeatsItems: Bool = false) {
    self.kata = kata
    self.seed = seed
    self.program = program
    self.items = items
    self.repeatsItems = repeatsItems
  }
}
