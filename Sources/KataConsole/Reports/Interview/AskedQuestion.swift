import KataCourse

/// A question of an interview and what is right, without anybody's answer.
public struct AskedQuestion: Codable, Sendable, Hashable {
  public var id: KataID
  public var kind: Kata.Kind.Word
  public var level: Int
  /// What the plan allowed for it.
  public var minutes: Int
  /// Markdown, as the rest of a kata's prose.
  public var question: String
  public var program: String?
  /// What there was to answer with, as `a Detail.viewDidLoad`.
  public var items: [String]
  /// The right answer, a line, value or number each; the solution's text for code.
  public var right: [String]
  /// What makes a choice the right one.
  public var reason: String?
  /// For a review: all there is to find, in order of severity.
  public var faults: [Fault]?
  public var why: String
  public var followUps: [Talk]

  public struct Fault: Codable, Sendable, Hashable {
    public var id: String
    public var title: String
    public var reported: Bool
    public var severity: Int
    /// As `lines 41-44 and 50`.
    public var lines: String
    public var why: String
    public var cure: String

    init(_ finding: Finding, words: any Words) {
      (id, title, reported) = (finding.id, finding.title, finding.isReported)
      (severity, lines) = (finding.severity, words.lines(of: finding.lines))
      (why, cure) = (finding.why, finding.cure)
    }
  }

  public struct Talk: Codable, Sendable, Hashable {
    public var question: String
    public var answer: String
  }

  init(_ answer: JudgedAnswer, words: any Words) {
    let kata = answer.question.kata
    (id, kind, level, minutes) = (kata.id, kata.kind.word, kata.level, answer.minutes)
    (question, program, why) = (kata.question, answer.question.program, kata.why(in: words))
    items = answer.question.items.map { $0.label.isEmpty ? $0.text : "\($0.label) \($0.text)" }
    followUps = kata.followUps.map { Talk(question: $0.question, answer: $0.answer) }
    right =
      switch answer.outcome {
      case .predicted(_, let wanted, _), .called(_, let wanted, _): wanted
      case .chosen, .coded, .reviewed, .unjudged: []
      }
    switch kata.kind {
    case .choose(let choice):
      let option = choice.options.first(where: \.isRight)
      (right, reason) = ([option?.text ?? ""], option?.reason)
    case .code(let exercise): right = [exercise.solution]
    case .review(let review): faults = review.findings.map { Fault($0, words: words) }
    case .predict: break
    }
  }
}
