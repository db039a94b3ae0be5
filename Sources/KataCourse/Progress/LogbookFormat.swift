import Foundation

/// The tables of a logbook, and the versions they come in.
struct LogbookFormat {
  var file: URL

  /// Makes the tables of an empty file, brings an older one up to date, or sees that the file has
  /// this format.
  ///
  /// - Returns: the format that an older file had.
  func prepare(_ database: SQLDatabase) throws -> Int? {
    let before = try version(of: database)
    if before < Logbook.format { try migrate(database) }
    let found = try version(of: database)
    if found > Logbook.format {
      throw LogbookError.newerFormat(file, found: found, known: Logbook.format)
    }
    if found < Logbook.format {
      throw LogbookError.olderFormat(file, found: found, known: Logbook.format)
    }
    return 0 < before && before < found ? before : nil
  }

  /// All steps that are missing or none, and none where another process was faster or the tables
  /// are somebody else's.
  private func migrate(_ database: SQLDatabase) throws(SQLFailure) {
    try database.transaction { () throws(SQLFailure) in
      let found = try version(of: database)
      let isFresh = try isEmpty(database)
      guard found > 0 || isFresh, found < Logbook.format else { return }
      for statement in Self.steps[found...].joined() { try database.run(statement) }
      try database.run("PRAGMA user_version = \(Logbook.format)")
    }
  }

  private func version(of database: SQLDatabase) throws(SQLFailure) -> Int {
    try database.rows("PRAGMA user_version", read: { $0.integer(0) }).first ?? 0
  }

  private func isEmpty(_ database: SQLDatabase) throws(SQLFailure) -> Bool {
    try database.rows("SELECT 1 FROM sqlite_schema LIMIT 1", read: { $0.integer(0) }).isEmpty
  }

  /// What leads from each format to the next, from an empty file on.
  static let steps = [
    [attempts, "CREATE INDEX attempt_of_kata ON attempt (kata)"], [followUps], [interviews],
    [recall, recallSoFar, placements],
    [forgotten],
  ]

  private static let attempts = """
    CREATE TABLE attempt (
      id INTEGER PRIMARY KEY,
      kata TEXT NOT NULL,                      -- track/name
      seed INTEGER NOT NULL,
      answer TEXT NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'givenUp', 'skipped')),
      hints INTEGER NOT NULL,                  -- seen before the answer
      seconds REAL NOT NULL,                   -- since the question was posed
      score REAL,                              -- 0…1, reviews only
      belief TEXT,                             -- the belief that explains a wrong answer
      time REAL NOT NULL                       -- seconds since 1970
    ) STRICT
    """

  private static let followUps = """
    CREATE TABLE follow_up (
      id INTEGER PRIMARY KEY,
      kata TEXT NOT NULL,                      -- track/name
      question TEXT NOT NULL,
      written TEXT,                            -- the learner's answer, null where said aloud
      rating INTEGER CHECK (rating IN (1, 2, 3)),   -- missed, partly, had it
      time REAL NOT NULL                       -- seconds since 1970
    ) STRICT
    """

  private static let interviews = """
    CREATE TABLE interview (
      id INTEGER PRIMARY KEY,
      course TEXT NOT NULL,                    -- its title
      began REAL NOT NULL,                     -- seconds since 1970
      ended INTEGER NOT NULL CHECK (ended IN (0, 1)),
      record TEXT NOT NULL                     -- JSON: the plan, and how far it has come
    ) STRICT
    """

  /// Again, hard, good, easy; null where an attempt says nothing of memory.
  private static let recall = """
    ALTER TABLE attempt ADD COLUMN recall INTEGER CHECK (recall IN (1, 2, 3, 4))
    """

  /// What attempts of an earlier format show. Which were quick isn't known, since the minutes a kata
  /// takes stand in the course.
  private static let recallSoFar = """
    UPDATE attempt SET recall = CASE
      WHEN outcome = 'givenUp' THEN 1
      WHEN hints > 0 OR EXISTS (
        SELECT 1 FROM attempt AS earlier
        WHERE earlier.kata = attempt.kata AND earlier.seed = attempt.seed
          AND earlier.id < attempt.id AND earlier.outcome = 'wrong') THEN 2
      ELSE 3
    END
    WHERE outcome IN ('right', 'givenUp')
    """

  private static let placements = """
    CREATE TABLE placement (
      id INTEGER PRIMARY KEY,
      track TEXT NOT NULL,
      level INTEGER NOT NULL,                  -- katas of lower levels count as known
      time REAL NOT NULL                       -- seconds since 1970
    ) STRICT
    """

  private static let forgotten = """
    CREATE TABLE forgotten (
      kata TEXT PRIMARY KEY,                   -- track/name
      time REAL NOT NULL                       -- what is older doesn't come back; seconds since 1970
    ) STRICT
    """
}
