import CSQLite
import Foundation

/// One connection to a SQLite database.
///
/// Errors carry SQLite's own result code; those who open a file of a certain meaning turn it into
/// theirs.
final class SQLDatabase {
  private let handle: OpaquePointer

  /// - Parameters:
  ///   - path: `:memory:` for one that is gone with this value.
  ///   - isFixed: for a file that nobody writes to now, which is read as it lies there, even where
  ///     nothing can be written beside it.
  /// - Throws: `SQLFailure` where the file can't be opened; a file that isn't a database is found
  ///   out at the first statement only.
  init(path: String, isFixed: Bool = false) throws(SQLFailure) {
    var opened: OpaquePointer?
    let fixed = URL(filePath: path).absoluteString + "?immutable=1"
    let access =
      isFixed
      ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(
      isFixed ? fixed : path, &opened, access | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      let systemError = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw SQLFailure(code: code, message: message, systemError: systemError)
    }
    handle = opened
  }

  deinit { sqlite3_close_v2(handle) }

  /// How long a statement waits for another process to let go of the file.
  func wait(milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Runs one statement for what it does.
  func run(_ sql: String, _ values: SQLValue...) throws(SQLFailure) {
    let statement = try SQLStatement(sql, on: handle)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Runs one statement for the rows it gives.
  func rows<Row>(
    _ sql: String, _ values: SQLValue..., read: (borrowing SQLStatement) -> Row
  ) throws(SQLFailure) -> [Row] {
    let statement = try SQLStatement(sql, on: handle)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(read(statement)) }
    return rows
  }

  /// All of `body`, or nothing of it. The right to write is taken at the start, so that two
  /// writers wait for each other and never fail half-way.
  func transaction<Value>(_ body: () throws(SQLFailure) -> Value) throws(SQLFailure) -> Value {
    try run("BEGIN IMMEDIATE")
    return try finish(body)
  }

  /// Everything that `body` reads as it is at one moment.
  func snapshot<Value>(_ body: () throws(SQLFailure) -> Value) throws(SQLFailure) -> Value {
    try run("BEGIN")
    return try finish(body)
  }

  private func finish<Value>(_ body: () throws(SQLFailure) -> Value) throws(SQLFailure) -> Value {
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors; then this says so, and no more.
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// What SQLite refused.
struct SQLFailure: Error, Hashable {
  /// An extended result code.
  var code: Int32
  var message: String
  /// What the system said, as `errno` has it; it means something where it is a file that failed.
  var systemError: Int32 = 0

  /// The result code without its extension: `SQLITE_IOERR` for every kind of it.
  var kind: Int32 { code & 0xFF }
}
