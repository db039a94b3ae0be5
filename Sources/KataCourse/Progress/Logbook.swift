import Foundation

/// Every attempt a learner made, kept in one SQLite file that outlives the program.
///
/// The file is in write-ahead mode: an attempt is there wholly or not at all, whenever the process
/// is killed, and two terminals may write at once.
public final class Logbook {
  public let file: URL
  /// Where a damaged file was put when this logbook was opened; it is never overwritten.
  public let setAside: URL?
  /// The format that the file had before it was opened, where that was an older one.
  public let migratedFrom: Int?
  /// Why nothing can be written, though what is there can be read; nil where all goes well.
  public let obstacle: LogbookError?
  let database: SQLDatabase

  /// The version of the tables, kept in the file's `user_version`.
  public static var format: Int { LogbookFormat.steps.count }

  /// Opens `progress.sqlite` in the folder, making both where they are missing.
  ///
  /// - Parameter folder: `$XDG_STATE_HOME/uikata`, say.
  public convenience init(folder: URL) throws(LogbookError) {
    try self.init(folder: folder, patience: 3000)
  }

  /// - Parameter patience: milliseconds to wait for another process.
  init(folder: URL, patience: Int32) throws(LogbookError) {
    let file = folder.appending(path: "progress.sqlite")
    self.file = file
    let opened = try FolderLock.holding(folder, file: file) {
      () throws(LogbookError) -> Opened in
      do throws(LogbookError) {
        return try Self.open(file, patience: patience)
      } catch {
        switch error {
        case .damaged:
          let aside = try DamagedFile(file).setAside()
          var fresh = try Self.open(file, patience: patience)
          fresh.setAside = aside
          return fresh
        case .full, .readOnly, .unreachable:
          guard let database = Self.fixed(file) else { throw error }
          return Opened(database: database, obstacle: error)
        default: throw error
        }
      }
    }
    database = opened.database
    (migratedFrom, setAside, obstacle) = (opened.migratedFrom, opened.setAside, opened.obstacle)
  }

  private struct Opened {
    var database: SQLDatabase
    var migratedFrom: Int?
    var setAside: URL?
    var obstacle: LogbookError?
  }

  /// A file to which nothing can be written; nil where it can't be read either, isn't sound, has
  /// another format or is not the whole, since there is more in its log.
  private static func fixed(_ file: URL) -> SQLDatabase? {
    let log = try? FileManager.default.attributesOfItem(atPath: file.path + "-wal")
    guard (log?[.size] as? Int ?? 0) == 0,
      let database = try? SQLDatabase(path: file.path, isFixed: true),
      (try? database.rows("PRAGMA quick_check(1)", read: { $0.text(0) })) == ["ok"],
      (try? database.rows("PRAGMA user_version", read: { $0.integer(0) })) == [format]
    else { return nil }
    return database
  }

  private static func open(_ file: URL, patience: Int32) throws(LogbookError) -> Opened {
    do {
      let database = try SQLDatabase(path: file.path)
      database.wait(milliseconds: patience)
      try database.run("PRAGMA journal_mode = WAL")
      // Also when the power fails: a fraction of a millisecond for each answer.
      try database.run("PRAGMA synchronous = FULL")
      guard try database.rows("PRAGMA quick_check(1)", read: { $0.text(0) }) == ["ok"] else {
        throw LogbookError.damaged(file)
      }
      let migratedFrom = try LogbookFormat(file: file).prepare(database)
      return Opened(database: database, migratedFrom: migratedFrom)
    } catch let failure as SQLFailure {
      throw LogbookError(failure, file: file)
    } catch let error as LogbookError {
      throw error
    } catch {
      throw .failed(file, "\(error)")
    }
  }

  /// Writes one attempt down; when this returns it is kept.
  ///
  /// - Parameter time: when the answer was given.
  public func record(_ attempt: Attempt, at time: Date) throws(LogbookError) {
    try reporting { () throws(SQLFailure) in
      try database.insert(DatedAttempt(attempt, at: time))
    }
  }

  /// Every attempt, the oldest first.
  ///
  /// - Parameter track: only those of one track's katas.
  public func attempts(inTrack track: String? = nil) throws(LogbookError) -> [DatedAttempt] {
    try reporting { () throws(SQLFailure) in try database.datedAttempts(inTrack: track) }
  }

  /// Whether a variant of a kata was neither answered right nor given up yet.
  ///
  /// - Parameter seed: nil for all its variants.
  public func isOpen(_ kata: KataID, seed: Int? = nil) throws(LogbookError) -> Bool {
    try reporting { () throws(SQLFailure) in
      try database.rows(
        """
        SELECT 1 FROM attempt
        WHERE kata = ?1 AND (?2 IS NULL OR seed = ?2) AND outcome IN ('right', 'givenUp') LIMIT 1
        """,
        .text(kata.description), seed.map(SQLValue.integer) ?? .null, read: { $0.integer(0) }
      ).isEmpty
    }
  }

  /// Whether a variant of a kata was answered wrong before.
  public func hasErred(in kata: KataID, seed: Int) throws(LogbookError) -> Bool {
    try reporting { () throws(SQLFailure) in
      try !database.rows(
        "SELECT 1 FROM attempt WHERE kata = ? AND seed = ? AND outcome = 'wrong' LIMIT 1",
        .text(kata.description), .integer(seed), read: { $0.integer(0) }
      ).isEmpty
    }
  }

  /// What all attempts come to.
  public func standing() throws(LogbookError) -> Standing { try history().standing }

  func reporting<Value>(
    _ body: () throws(SQLFailure) -> Value
  ) throws(LogbookError) -> Value {
    do { return try body() } catch { throw obstacle ?? LogbookError(error, file: file) }
  }
}
