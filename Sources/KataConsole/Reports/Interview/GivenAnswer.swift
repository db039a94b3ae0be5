import KataCourse

/// What a candidate answered, and what it came to.
public struct GivenAnswer: Codable, Sendable, Hashable {
  /// `right`, `wrong`, `partly`, `none` where nothing was handed in, or `unjudged`.
  public var outcome: Outcome
  /// 0…1; left out where it couldn't be judged.
  public var score: Double?
  public var seconds: Double
  /// As it was typed, or the file's text.
  public var text: String?
  /// What came when the time was up, and doesn't count.
  public var late: String?
  /// The answer as it was read: letters as the lines they stand for.
  public var lines: [String]
  /// What the answer comes from, where one false idea explains it, or why a wrong choice is wrong.
  public var belief: String?
  /// For code.
  public var checks: [CheckReport.Check]?
  public var compiler: [String]?
  /// What is said of the known mistake that it makes.
  public var mistake: String?
  /// For a review: the faults that were found, in that order, and what each remark met.
  public var found: [String]?
  public var remarks: [Remark]?
  /// Why it couldn't be judged.
  public var failure: String?

  public struct Remark: Codable, Sendable, Hashable {
    public var text: String
    /// The ID of the fault that it met.
    public var finding: String?
    public var meaning: Meaning

    /// How it was taken: it met a fault, says what is so and isn't asked for, says too little to
    /// tell, or fits no fault, which costs points.
    public enum Meaning: String, Codable, Sendable { case found, aside, vague, stray }

    init(_ text: String, _ reply: RemarkReply) {
      self.text = text.withoutControls
      finding = reply.finding?.id
      meaning =
        switch reply {
        case .found, .completed, .foundBefore: .found
        case .aside: .aside
        case .ambiguous, .vague, .onlyPlace: .vague
        case .notAFinding: .stray
        }
    }
  }

  public enum Outcome: String, Codable, Sendable { case right, wrong, partly, none, unjudged }

  init(_ answer: JudgedAnswer, words: any Words) {
    score = answer.score.map(InterviewReport.rounded)
    seconds = answer.seconds.rounded()
    text = answer.text?.withoutControls
    late = answer.late?.withoutControls
    lines = []
    outcome =
      switch (answer.text, answer.score) {
      case (_, nil): .unjudged
      case (nil, _): .none
      case (_, 1?): .right
      case (_, 0?): .wrong
      default: .partly
      }
    tell(answer, words)
  }

  private mutating func tell(_ answer: JudgedAnswer, _ words: any Words) {
    switch answer.outcome {
    case .predicted(let given, _, let verdict):
      lines = given.map(\.withoutControls)
      belief = verdict.belief.flatMap { id in answer.question.belief(id)?.says }
    case .called(let given, _, _): lines = given.map(\.withoutControls)
    case .chosen(let picked, let right): tell(picked, right, of: answer.question)
    case .reviewed(let remarks, let replies, let result):
      found = result.found.map(\.id)
      self.remarks = zip(remarks, replies).map(Remark.init)
    case .coded(let verdict, _):
      if let verdict { tell(verdict, of: answer.question, words) }
    case .unjudged(let failure): self.failure = words.unaskable(failure)
    }
  }

  private mutating func tell(_ picked: Int?, _ right: Int, of question: Question) {
    guard case .choose(let choice) = question.kata.kind, let picked,
      choice.options.indices.contains(picked)
    else { return }
    lines = [choice.options[picked].text]
    belief = picked == right ? nil : choice.options[picked].reason
  }

  private mutating func tell(
    _ verdict: CodeVerdict, of question: Question, _ words: any Words
  ) {
    let report = CheckReport(verdict, of: question.kata, seed: question.seed, words: words)
    checks = report.checks.map {
      CheckReport.Check(
        name: $0.name.withoutControls, passed: $0.passed, detail: $0.detail.withoutControls)
    }
    compiler = report.compiler.map {
      $0.line > 0 ? "\($0.line):\($0.column): \($0.message)".withoutControls : $0.message
    }
    mistake = verdict.mistake?.says
  }
}

extension Question {
  /// A false idea that the kata knows.
  fileprivate func belief(_ id: String) -> Belief? {
    guard case .predict(let prediction) = kata.kind else { return nil }
    return prediction.beliefs.first { $0.id == id }
  }
}
