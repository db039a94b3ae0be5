/// How far an interview has come, whole: what is written down before each next question, and what it
/// goes on from.
///
/// Times are seconds since it began, by the wall clock.
public struct InterviewRecord: Codable, Sendable, Hashable {
  public var plan: InterviewPlan
  /// One for each item of the plan.
  public var entries: [Entry]
  /// The index of the question that is open; behind the last where all have been asked.
  public var current: Int
  /// When the open question was posed.
  public var openedAt: Double
  /// Nil while it goes on.
  public var endedAt: Double?
  /// Where reports are wanted, as absolute paths.
  public var reports: [String]

  /// One question, as far as it was answered.
  public struct Entry: Codable, Sendable, Hashable {
    /// As it was handed in; a file's text for code, a remark a line for a review.
    public var answer: String?
    /// Lines of an answer that wasn't finished.
    public var draft: [String]
    public var seconds: Double
    /// What came when the time was up, and doesn't count.
    public var late: String?

    public init(
      answer: String? = nil, draft: [String] = [], seconds: Double = 0, late: String? = nil
    ) {
      self.answer = answer
      self.draft = draft
      self.seconds = seconds
      self.late = late
    }

    /// What there is to judge: the answer, or what there is of one.
    public var handedIn: String? {
      answer ?? (draft.isEmpty ? nil : draft.joined(separator: "\n"))
    }
  }

  public init(_ plan: InterviewPlan, reports: [String] = []) {
    self.plan = plan
    self.reports = reports
    entries = plan.items.map { _ in Entry() }
    current = 0
    openedAt = 0
  }

  /// Seconds there are in all.
  public var limit: Double { Double(plan.wish.minutes) * 60 }

  /// Seconds that are left; never below 0.
  public func left(at now: Double) -> Double { max(0, limit - now) }
}
