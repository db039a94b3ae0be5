import KataCourse

/// `uikata try [KATA]`: a scratchpad.
public struct TryCommand {
  public var kata: String?
  public var seed: Int
  public var isolation: Isolation
  /// An overlay of rules, as a JSON object.
  public var rules: String?
  public var isJSON: Bool

  public init(
    _ kata: String? = nil, seed: Int = 1, isolation: Isolation = .nonisolated,
    rules: String? = nil, isJSON: Bool = false
  ) {
    self.kata = kata
    self.seed = seed
    self.isolation = isolation
    self.rules = rules
    self.isJSON = isJSON
  }

  /// - Returns: `wrong` where a line didn't compile or didn't come to its end.
  @MainActor
  public func run(at desk: Desk, mailbox: Mailbox) async throws(CommandFailure) -> ExitStatus {
    if let rules, !RunCommand.isObject(rules) { throw .notRules(rules) }
    let sitting = try sitting(at: desk, mailbox)
    try await sitting.run()
    return sitting.isClean ? .done : .wrong
  }

  @MainActor
  private func sitting(
    at desk: Desk, _ mailbox: Mailbox
  ) throws(CommandFailure) -> ScratchpadSitting {
    guard let kata else {
      return ScratchpadSitting(
        at: desk, mailbox: mailbox, isolation: isolation, rules: rules, beginning: nil,
        isJSON: isJSON)
    }
    let question = Question(try desk.kata(named: kata), seed: seed)
    let sitting = try ScratchpadSitting(
      with: question, at: desk, mailbox: mailbox, isSeen: false, rules: rules, isJSON: isJSON)
    guard let sitting else { throw .noProgram(question.kata.id) }
    return sitting
  }
}

extension ScratchpadSitting {
  /// With a kata's program, or the learner's file for it; nil where the kata has neither.
  ///
  /// - Parameter isSeen: whether the question was just posed.
  convenience init?(
    with question: Question, at desk: Desk, mailbox: Mailbox, isSeen: Bool, rules: String? = nil,
    isJSON: Bool = false
  ) throws(CommandFailure) {
    switch question.kata.kind {
    case .predict(let prediction):
      guard prediction.form != .line, let source = question.program else { return nil }
      self.init(
        at: desk, mailbox: mailbox, isolation: prediction.isolation, rules: rules,
        beginning: Beginning(source: source, kata: question.kata.id, isSeen: isSeen), isJSON: isJSON
      )
    case .code(let exercise):
      let source = try Workbench.text(of: try desk.workbench.file(of: question.kata))
      self.init(
        at: desk, mailbox: mailbox, isolation: exercise.isolation, rules: rules ?? exercise.rules,
        beginning: Beginning(source: source, kata: question.kata.id, isSeen: true), isJSON: isJSON)
    case .choose, .review: return nil
    }
  }
}
