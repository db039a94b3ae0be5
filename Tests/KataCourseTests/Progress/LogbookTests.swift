import CSQLite
import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

@Suite struct LogbookTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appending(path: "progress.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `an attempt is kept as it was made`() throws {
    let pear = DatedAttempt(
      Attempt(
        kata: KataID(track: "pome", name: "pear"), seed: 7, answer: "c a b\n'; DROP TABLE",
        outcome: .wrong, hints: 2, seconds: 31.5, belief: "ripens-first"), at: .noon)
    let review = DatedAttempt(
      Attempt(
        kata: KataID(track: "stone", name: "plum"), seed: 1, answer: "梅", outcome: .right, hints: 0,
        seconds: 4, score: 0.75, recall: .easy), at: .noon)
    do {
      let logbook = try Logbook(folder: folder.url)
      try logbook.record(pear.attempt, at: pear.time)
      try logbook.record(review.attempt, at: review.time)
    }
    let reopened = try Logbook(folder: folder.url)
    #expect(try reopened.attempts() == [pear, review])
    #expect(try reopened.attempts(inTrack: "stone") == [review])
    #expect(try reopened.attempts(inTrack: "st") == [])
    #expect(reopened.setAside == nil)
  }

  @Test func `a standing counts answers, and solved katas once`() throws {
    let logbook = try Logbook(folder: folder.url)
    for outcome in [Attempt.Outcome.wrong, .right, .right] {
      try logbook.record(.of("pear", outcome), at: .noon)
    }
    try logbook.record(.of("plum", .givenUp), at: .noon)
    try logbook.record(.of("apple", .skipped), at: .noon)
    #expect(
      try logbook.standing()
        == Standing(solved: [KataID(track: "fruit", name: "pear")], attempts: 3))
  }

  @Test func `the folder is made where it is missing`() throws {
    let deep = folder.url.appending(path: "state/uikata")
    let logbook = try Logbook(folder: deep)
    try logbook.record(.of("pear", .right), at: .noon)
    #expect(FileManager.default.fileExists(atPath: deep.path + "/progress.sqlite"))
  }

  @Test func `two terminals write at once and nothing is lost`() async throws {
    let url = folder.url
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in ["pear", "plum", "apple", "quince"] {
        group.addTask {
          let logbook = try Logbook(folder: url)
          for _ in 0..<25 { try logbook.record(.of(name, .wrong), at: .noon) }
        }
      }
      try await group.waitForAll()
    }
    let kept = try Logbook(folder: url).attempts()
    #expect(kept.count == 100)
    #expect(Set(kept.map(\.attempt.kata.name)) == ["pear", "plum", "apple", "quince"])
  }

  /// The files as they lie there while the process is still running are those that a killed process
  /// leaves behind.
  @Test func `a killed process leaves every whole attempt and no half one`() throws {
    let logbook = try Logbook(folder: folder.url)
    try logbook.record(.of("pear", .right), at: .noon)
    try logbook.database.run("BEGIN IMMEDIATE")
    try logbook.record(.of("plum", .right), at: .noon)
    let after = try TemporaryFolder()
    for name in ["progress.sqlite", "progress.sqlite-wal"] {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: name), to: after.url.appending(path: name))
    }
    #expect(try Logbook(folder: after.url).attempts().map(\.attempt.kata.name) == ["pear"])
  }

  @Test func `a damaged file is set aside under a name that says so`() throws {
    for number in 1...2 {
      let garbage = String(repeating: "rotten \(number) ", count: 200)
      try folder.write(garbage, to: "progress.sqlite")
      let logbook = try Logbook(folder: folder.url)
      let aside = try #require(logbook.setAside)
      #expect(
        aside.lastPathComponent
          == (number == 1 ? "progress-damaged.sqlite" : "progress-damaged-2.sqlite"))
      #expect(try String(contentsOf: aside, encoding: .utf8) == garbage)
      #expect(try logbook.attempts() == [])
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + suffix)
      }
    }
  }

  @Test func `a file damaged in the middle is found out at the start`() throws {
    do {
      let logbook = try Logbook(folder: folder.url)
      for _ in 0..<200 { try logbook.record(.of("pear", .right), at: .noon) }
      try logbook.database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(5000..<9000, with: Data(repeating: 0xFF, count: 4000))
    try bytes.write(to: file)
    let logbook = try Logbook(folder: folder.url)
    #expect(logbook.setAside?.lastPathComponent == "progress-damaged.sqlite")
    #expect(try logbook.attempts() == [])
  }

  @Test func `a newer format is left alone`() throws {
    let newer = Logbook.format + 1
    try SQLDatabase(path: file.path).run("PRAGMA user_version = \(newer)")
    #expect(throws: LogbookError.newerFormat(file, found: newer, known: Logbook.format)) {
      try Logbook(folder: folder.url)
    }
  }

  @Test func `an older format is brought up to date once, with everything in it`() throws {
    try FormatOne.make(in: folder)
    let logbook = try Logbook(folder: folder.url)
    #expect(logbook.migratedFrom == 1)
    #expect(try logbook.attempts() == [FormatOne.attempt])
    try logbook.record(.plum, at: .noon)
    let reopened = try Logbook(folder: folder.url)
    #expect(reopened.migratedFrom == nil)
    #expect(try reopened.followUpAnswers() == [.plum])
  }

  /// As format 3 was, in which attempts said nothing of the learner's memory.
  @Test func `what earlier attempts show of the learner's memory is made up for`() throws {
    let database = try SQLDatabase(path: file.path)
    for statement in LogbookFormat.steps[..<3].joined() { try database.run(statement) }
    let attempts = [
      ("pear", 1, "wrong", 0), ("pear", 1, "right", 0), ("pear", 2, "right", 0),
      ("plum", 1, "right", 1), ("plum", 1, "givenUp", 2), ("plum", 1, "skipped", 0),
    ]
    for (name, seed, outcome, hints) in attempts {
      try database.run(
        """
        INSERT INTO attempt (kata, seed, answer, outcome, hints, seconds, time)
        VALUES (?, ?, 'a b', ?, ?, 1, 1700000000)
        """,
        .text("fruit/\(name)"), .integer(seed), .text(outcome), .integer(hints))
    }
    try database.run("PRAGMA user_version = 3")
    let recalls = try Logbook(folder: folder.url).attempts().map(\.attempt.recall)
    #expect(recalls == [nil, .hard, .good, .hard, .again, nil])
  }

  @Test func `a step that fails leaves the older format whole`() throws {
    try FormatOne.make(in: folder)
    try SQLDatabase(path: file.path).run("CREATE TABLE follow_up (text TEXT)")
    #expect(throws: LogbookError.self) { try Logbook(folder: folder.url) }
    let version = try SQLDatabase(path: file.path)
      .rows("PRAGMA user_version", read: { $0.integer(0) })
    #expect(version == [1])
  }

  @Test func `two that open an older format at once both get on`() async throws {
    try FormatOne.make(in: folder)
    let url = folder.url
    let formats = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<4 { group.addTask { try Logbook(folder: url).migratedFrom } }
      return try await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(formats.compactMap { $0 } == [1])
  }

  @Test func `somebody else's tables are left alone`() throws {
    try SQLDatabase(path: file.path).run("CREATE TABLE notes (text TEXT)")
    #expect(throws: LogbookError.olderFormat(file, found: 0, known: Logbook.format)) {
      try Logbook(folder: folder.url)
    }
  }

  @Test func `a rating completes the answer it follows`() throws {
    let logbook = try Logbook(folder: folder.url)
    var plum = FollowUpAnswer.plum
    plum.rating = nil
    try logbook.record(plum, at: .noon)
    #expect(try logbook.followUpAnswers() == [plum])
    try logbook.record(.plum, at: .noon)
    #expect(try logbook.followUpAnswers() == [.plum])
    try logbook.record(.plum, at: .noon)
    #expect(try logbook.followUpAnswers() == [.plum, .plum])
    #expect(try logbook.standing() == Standing(ratings: [.partly: 2]))
  }

  @Test func `an answer said aloud is kept with its rating alone`() throws {
    let logbook = try Logbook(folder: folder.url)
    let aloud = FollowUpAnswer(
      kata: KataID(track: "fruit", name: "plum"), question: "Skin?", rating: .had)
    try logbook.record(aloud, at: .noon)
    #expect(try Logbook(folder: folder.url).followUpAnswers() == [aloud])
  }

  @Test func `the latest placement of a track counts`() throws {
    let logbook = try Logbook(folder: folder.url)
    for (track, level) in [("pome", 3), ("stone", 2), ("pome", 4), ("stone", 1)] {
      try logbook.record(Placement(track: track, level: level), at: .noon)
    }
    let reopened = try Logbook(folder: folder.url)
    #expect(
      try reopened.placements() == [
        Placement(track: "pome", level: 4), Placement(track: "stone", level: 1),
      ])
    #expect(try reopened.standing() == Standing(placed: ["pome": 4, "stone": 1]))
  }

  @Test func `a writer that waited long enough says so`() throws {
    let logbook = try Logbook(folder: folder.url, patience: 1)
    let other = try SQLDatabase(path: file.path)
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: LogbookError.busy(file)) {
      try logbook.record(.of("pear", .right), at: .noon)
    }
    try other.run("ROLLBACK")
    try logbook.record(.of("pear", .right), at: .noon)
    #expect(try logbook.attempts().count == 1)
  }

  @Test func `a full disk keeps what was written before`() throws {
    let logbook = try Logbook(folder: folder.url)
    try logbook.record(.of("pear", .right), at: .noon)
    try logbook.database.run("PRAGMA max_page_count = 4")
    let long = Attempt(
      kata: KataID(track: "fruit", name: "plum"), seed: 1,
      answer: String(repeating: "plum ", count: 10_000), outcome: .wrong, hints: 0, seconds: 1)
    #expect(throws: LogbookError.full(file)) { try logbook.record(long, at: .noon) }
    #expect(try logbook.attempts().map(\.attempt.kata.name) == ["pear"])
  }

  @Test func `a folder that is a file can't be entered`() throws {
    let url = try folder.write("", to: "state")
    #expect(throws: LogbookError.unreachable(url.appending(path: "progress.sqlite"))) {
      try Logbook(folder: url)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
  func `a folder that can't be written to is said to be so`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    #expect(throws: LogbookError.unreachable(file)) { try Logbook(folder: folder.url) }
  }

  @Test(arguments: [
    (Int32(14), LogbookError.unreachable(.plum)), (8, .readOnly(.plum)), (1032, .readOnly(.plum)),
    (13, .full(.plum)), (5, .busy(.plum)), (261, .busy(.plum)), (11, .damaged(.plum)),
    (26, .damaged(.plum)), (10, .failed(.plum, "disk I/O error")),
  ])
  func `what SQLite refuses has one meaning`(code: Int32, error: LogbookError) {
    #expect(LogbookError(SQLFailure(code: code, message: "disk I/O error"), file: .plum) == error)
  }

  /// SQLite has no code of its own for what happens beside the database, on shared disks and to files
  /// that may not grow.
  @Test(arguments: [SQLITE_IOERR, SQLITE_CANTOPEN, 4874], [ENOSPC, EDQUOT, EFBIG])
  func `a full disk is one wherever it is met`(code: Int32, systemError: Int32) {
    let failure = SQLFailure(code: code, message: "", systemError: systemError)
    #expect(LogbookError(failure, file: .plum) == .full(.plum))
  }
}

extension Date {
  fileprivate static let noon = Date(timeIntervalSince1970: 1_700_000_000)
}

extension URL {
  fileprivate static let plum = URL(filePath: "/plum/progress.sqlite")
}

extension FollowUpAnswer {
  fileprivate static let plum = FollowUpAnswer(
    kata: KataID(track: "fruit", name: "plum"), question: "Would you peel it?",
    written: "no; the skin is good", rating: .partly)
}

extension Attempt {
  fileprivate static func of(_ name: String, _ outcome: Outcome) -> Attempt {
    Attempt(
      kata: KataID(track: "fruit", name: name), seed: 1, answer: "a b", outcome: outcome, hints: 0,
      seconds: 1)
  }
}
