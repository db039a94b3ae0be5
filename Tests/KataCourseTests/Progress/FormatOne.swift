import Foundation
import KataTestSupport

@testable import KataCourse

/// A logbook as the first version of the program made it.
enum FormatOne {
  /// What is in it, as later versions read it.
  static let attempt = DatedAttempt(
    Attempt(
      kata: KataID(track: "fruit", name: "pear"), seed: 1, answer: "a b", outcome: .right, hints: 0,
      seconds: 1, recall: .good),
    at: Date(timeIntervalSince1970: 1_700_000_000))

  static func make(in folder: TemporaryFolder) throws {
    let database = try SQLDatabase(path: folder.url.appending(path: "progress.sqlite").path)
    for statement in LogbookFormat.steps[0] { try database.run(statement) }
    try database.run(
      """
      INSERT INTO attempt (kata, seed, answer, outcome, hints, seconds, time)
      VALUES ('fruit/pear', 1, 'a b', 'right', 0, 1, 1700000000)
      """)
    try database.run("PRAGMA user_version = 1")
  }
}
