import Foundation

/// The tables of a logbook, and the versions they come in.
struct LogbookFormat {
  var file: URL

  /// Makes the tables of an empty file, or sees that the file has this format.
  func prepare(_ database: SQLDatabase) throws {
    if try version(of: database) == 0 { try makeTables(in: database) }
    let found = try version(of: database)
    if found > Logbook.format {
      throw LogbookError.newerFormat(file, found: found, known: Logbook.format)
    }
    if found < Logbook.format {
      throw LogbookError.olderFormat(file, found: found, known: Logbook.format)
    }
  }

  /// All or nothing, and nothing where another process was faster.
  private func makeTables(in database: SQLDatabase) throws(SQLFailure) {
    try database.transaction { () throws(SQLFailure) in
      guard try isEmpty(database) else { return }
      try database.run(Self.table)
      try database.run("CREATE INDEX attempt_of_kata ON attempt (kata)")
      try database.run("PRAGMA user_version = \(Logbook.format)")
    }
  }

  private func version(of database: SQLDatabase) throws(SQLFailure) -> Int {
    try database.rows("PRAGMA user_version", read: { $0.integer(0) }).first ?? 0
  }

  private func isEmpty(_ database: SQLDatabase) throws(SQLFailure) -> Bool {
    try database.rows("SELECT 1 FROM sqlite_schema LIMIT 1", read: { $0.integer(0) }).isEmpty
  }

  private static let table = """
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
}
