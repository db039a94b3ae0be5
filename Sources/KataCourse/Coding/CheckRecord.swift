import Foundation

/// One line of what a driver reports.
enum CheckRecord: Equatable {
  case begins(check: String)
  /// An input, before the learner's code gets it, and what it is drawn from.
  case shows(check: String, number: Int, text: String, picture: String?)
  /// What the learner's code made of it.
  case saw(check: String, number: Int, text: String)
  /// The driver came to its end, after so many checks.
  case end(checks: Int)

  /// Nil where the line is no such record, and so was written by somebody else.
  init?(_ line: String) {
    guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(line.utf8)) else {
      return nil
    }
    switch (fields.check, fields.case, fields.shows, fields.saw, fields.checks) {
    case (let check?, let number?, let text?, nil, nil):
      self = .shows(check: check, number: number, text: text, picture: fields.picture)
    case (let check?, let number?, nil, let text?, nil):
      self = .saw(check: check, number: number, text: text)
    case (let check?, nil, nil, nil, nil):
      self = .begins(check: check)
    case (nil, nil, nil, nil, let checks?):
      self = .end(checks: checks)
    default: return nil
    }
  }

  private struct Fields: Decodable {
    var check: String?
    var `case`: Int?
    var shows: String?
    var picture: String?
    var saw: String?
    var checks: Int?
  }
}
