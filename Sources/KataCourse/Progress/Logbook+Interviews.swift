import Foundation

/// An interview as it is kept.
public struct KeptInterview: Sendable, Hashable {
  public var id: Int
  /// The title of its course.
  public var course: String
  public var began: Date
  public var record: InterviewRecord

  public init(id: Int, course: String, began: Date, record: InterviewRecord) {
    self.id = id
    self.course = course
    self.began = began
    self.record = record
  }
}

extension Logbook {
  /// Begins to keep an interview.
  public func begin(
    _ record: InterviewRecord, of course: String, at time: Date
  ) throws(LogbookError) -> KeptInterview {
    let interview = DatedInterview(course: course, began: time, record: record)
    let id = try reporting { () throws(SQLFailure) in try database.insert(interview) }
    return KeptInterview(id: id, course: course, began: time, record: record)
  }

  /// Writes down how far an interview has come; when this returns it is kept.
  public func keep(_ record: InterviewRecord, as id: Int) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in try database.update(record, of: id) }
  }

  /// The interview of a course that hasn't ended; the latest where there are several.
  public func openInterview(of course: String) throws(LogbookError) -> KeptInterview? {
    try reporting { () throws(SQLFailure) in
      try database.keptInterviews().last { $0.course == course && $0.record.endedAt == nil }
    }
  }
}
