import Foundation
import KataCourse

/// What is said of the file that progress is kept in: sentences without capital and full stop, in
/// plain text.
protocol LogbookWords {
  /// What is the matter, and what to do.
  func sentence(for error: LogbookError) -> String
  /// A damaged file was set aside.
  func setAside(_ file: URL) -> String
  /// An older file was brought up to date.
  func migrated(from old: Int, to new: Int) -> String
}

extension Words {
  /// What to say once of what became of the file when it was opened.
  func notices(of logbook: Logbook) -> [String] {
    [
      logbook.setAside.map(setAside),
      logbook.migratedFrom.map { migrated(from: $0, to: Logbook.format) },
    ].compactMap { $0 }
  }
}

extension URL {
  /// The path of what a file lies in.
  var folder: String { deletingLastPathComponent().path }
}
