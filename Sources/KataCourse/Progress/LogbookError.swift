import CSQLite
import Foundation

/// Why progress can't be kept.
public enum LogbookError: Error, Sendable, Hashable {
  /// The folder can't be made or entered, or the file not opened.
  case unreachable(URL)
  /// The file or its folder can't be written to.
  case readOnly(URL)
  /// The disk is full.
  case full(URL)
  /// Another process has held the file for longer than one waits.
  case busy(URL)
  /// Written by a later version of the program.
  case newerFormat(URL, found: Int, known: Int)
  /// Written by a version whose format is no longer read, or by another program.
  case olderFormat(URL, found: Int, known: Int)
  /// Became unreadable while it was open; at the next start it is set aside.
  case damaged(URL)
  /// Anything else, in SQLite's words.
  case failed(URL, String)
}

extension LogbookError {
  init(_ failure: SQLFailure, file: URL) {
    self =
      switch failure.kind {
      case SQLITE_IOERR where failure.isOfFullDisk, SQLITE_CANTOPEN where failure.isOfFullDisk:
        .full(file)
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .unreachable(file)
      case SQLITE_READONLY: .readOnly(file)
      case SQLITE_FULL: .full(file)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(file)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(file)
      default: .failed(file, failure.message)
      }
  }
}

extension SQLFailure {
  /// SQLite has a code of its own for a disk that is full while it writes to the database, and none
  /// for the files beside it, for quotas and for the size that a file may have.
  fileprivate var isOfFullDisk: Bool { [ENOSPC, EDQUOT, EFBIG].contains(systemError) }
}
