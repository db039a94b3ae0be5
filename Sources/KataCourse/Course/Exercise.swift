/// A file to be written or mended, and what drives it.
public struct Exercise: Sendable, Hashable {
  /// What the learner begins with.
  public var starter: String
  public var solution: String
  /// Calls the learner's code and tells what it observes, a named check at a time; never shown.
  public var driver: String
  public var mistakes: [Mistake]
  /// The one function that the kata asks for, with its labels or without: what is typed in braces is
  /// its body. Nil where more than a body is asked for.
  public var function: String?
  public var isolation: Isolation
  /// An overlay of rules, as a JSON object, under which answers run.
  public var rules: String?
  /// What checks are called in another language, by the names that the driver gives them.
  public var checkTitles: [String: String] = [:]

  /// A known wrong answer.
  public struct Mistake: Sendable, Hashable {
    /// Its file's name without the ending.
    public var id: String
    public var source: String
    /// What is told to a learner whose answer fails the same way; Markdown.
    public var says: String

    public init(id: String, source: String, says: String) {
      self.id = id
      self.source = source
      self.says = says
    }
  }

  public init(
    starter: String, solution: String, driver: String, mistakes: [Mistake] = [],
    function: String? = nil, isolation: Isolation = .nonisolated, rules: String? = nil
  ) {
    self.starter = starter
    self.solution = solution
    self.driver = driver
    self.mistakes = mistakes
    self.function = function
    self.isolation = isolation
    self.rules = rules
  }
}
