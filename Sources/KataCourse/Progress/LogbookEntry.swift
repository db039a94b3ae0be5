import Foundation

/// One thing that a logbook keeps, as it goes from one machine to another.
public enum LogbookEntry: Sendable, Hashable {
  case attempt(DatedAttempt)
  case followUp(DatedFollowUp)
  case placement(DatedPlacement)
  case interview(DatedInterview)
  case forgotten(ForgottenKata)
}

/// An answer to a follow-up, and when it was given.
public struct DatedFollowUp: Sendable, Hashable {
  public var answer: FollowUpAnswer
  public var time: Date

  public init(_ answer: FollowUpAnswer, at time: Date) {
    self.answer = answer
    self.time = time
  }
}

/// Where a placement run has come to, and when.
public struct DatedPlacement: Sendable, Hashable {
  public var placement: Placement
  public var time: Date

  public init(_ placement: Placement, at time: Date) {
    self.placement = placement
    self.time = time
  }
}

/// An interview, which its course and its beginning tell from every other.
public struct DatedInterview: Sendable, Hashable {
  /// The title of its course.
  public var course: String
  public var began: Date
  public var record: InterviewRecord

  public init(course: String, began: Date, record: InterviewRecord) {
    self.course = course
    self.began = began
    self.record = record
  }
}

/// That everything kept of a kata up to a moment was thrown away, so that it doesn't come back from
/// another machine.
public struct ForgottenKata: Sendable, Hashable {
  public var kata: KataID
  public var time: Date

  public init(kata: KataID, time: Date) {
    self.kata = kata
    self.time = time
  }
}
