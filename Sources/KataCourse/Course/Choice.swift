/// Which of these is so? For what can't be executed.
public struct Choice: Sendable {
  public var options: [Option]

  public struct Option: Sendable, Hashable {
    public var text: String
    public var isRight: Bool
    /// Why it is right, or why it isn't.
    public var reason: String

    public init(text: String, isRight: Bool, reason: String) {
      self.text = text
      self.isRight = isRight
      self.reason = reason
    }
  }

  public init(options: [Option]) {
    self.options = options
  }
}
