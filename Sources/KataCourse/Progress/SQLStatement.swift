import CSQLite
import Foundation

/// What a statement's parameters and columns hold.
enum SQLValue: Hashable {
  case integer(Int)
  case real(Double)
  case text(String)
  case null
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
}

/// A prepared statement, finalised when it goes out of scope.
struct SQLStatement: ~Copyable {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  init(_ sql: String, on database: OpaquePointer) throws(SQLFailure) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw SQLFailure(code: code, on: database) }
    handle = prepared
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds the parameters in order.
  func bind(_ values: [SQLValue]) throws(SQLFailure) {
    for (offset, value) in values.enumerated() {
      let code = bind(value, at: Int32(offset + 1))
      guard code == SQLITE_OK else { throw SQLFailure(code: code, on: database) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(let text):
      // By its length, since a text may have a NUL in it.
      sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Self.copied)
    case .null: sqlite3_bind_null(handle, index)
    }
  }

  /// `SQLITE_TRANSIENT`, which the importer leaves out: SQLite copies the text before the call
  /// returns.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Whether there is a further row.
  func step() throws(SQLFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLFailure(code: code, on: database)
    }
  }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// Nil where the column is null.
  func real(_ column: Int32) -> Double? {
    sqlite3_column_type(handle, column) == SQLITE_NULL
      ? nil : sqlite3_column_double(handle, column)
  }

  /// Nil where the column is null.
  func text(_ column: Int32) -> String? {
    sqlite3_column_text(handle, column).map { bytes in
      let count = Int(sqlite3_column_bytes(handle, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }
}

extension SQLFailure {
  /// What a database says of its latest call.
  fileprivate init(code: Int32, on database: OpaquePointer) {
    // `sqlite3_system_errno` has it for files that can't be opened, and not for writes that fail.
    let systemError = errno
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(database)), systemError: systemError)
  }
}
