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
    let ids = try reporting { () throws(SQLFailure) in
      try database.rows(
        "INSERT INTO interview (course, began, ended, record) VALUES (?, ?, ?, ?) RETURNING id",
        .text(course), .real(time.timeIntervalSince1970), .integer(0), .text(Self.text(of: record)),
        read: { $0.integer(0) })
    }
    return KeptInterview(id: ids.first ?? 0, course: course, began: time, record: record)
  }

  /// Writes down how far an interview has come; when this returns it is kept.
  public func keep(_ record: InterviewRecord, as id: Int) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.run(
        "UPDATE interview SET record = ?, ended = ? WHERE id = ?", .text(Self.text(of: record)),
        .integer(record.endedAt == nil ? 0 : 1), .integer(id))
    }
  }

  /// The interview of a course that hasn't ended; the latest where there are several.
  public func openInterview(of course: String) throws(LogbookError) -> KeptInterview? {
    try reporting { () throws(SQLFailure) in
      try database.rows(
        "SELECT id, course, began, record FROM interview WHERE course = ? AND ended = 0 ORDER BY id",
        .text(course), read: KeptInterview.init
      ).compactMap { $0 }.last
    }
  }

  private static func text(of record: InterviewRecord) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Strings, integers and finite numbers, which can't fail.
    return (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension KeptInterview {
  /// Reads the columns id, course, began, record; nil where another program has written what this
  /// one doesn't know.
  fileprivate init?(_ row: borrowing SQLStatement) {
    guard let course = row.text(1), let began = row.real(2), let text = row.text(3),
      let record = try? JSONDecoder().decode(InterviewRecord.self, from: Data(text.utf8))
    else { return nil }
    self.init(
      id: row.integer(0), course: course, began: Date(timeIntervalSince1970: began),
      record: record)
  }
}
