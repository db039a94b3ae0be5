import Foundation
import KataCourse

extension LogbookError {
  /// One sentence without a full stop: what is the matter, and what to do.
  public var sentence: String {
    switch self {
    case .unreachable(let file):
      "progress can't be kept: '\(file.folder)' has to be a folder you may write to, "
        + "or XDG_STATE_HOME has to name another"
    case .readOnly(let file):
      "progress can't be kept: '\(file.path)' and its folder have to be writable for you"
    case .full(let file):
      "progress can't be kept: the disk of '\(file.folder)' is full, so make room there"
    case .busy(let file):
      "progress can't be kept: another program holds '\(file.path)', so close it and answer again"
    case .newerFormat(let file, let found, let known):
      "'\(file.path)' has format \(found), written by a newer uikata, and this one knows format "
        + "\(known), so update uikata or move the file away"
    case .olderFormat(let file, let found, let known):
      "'\(file.path)' has format \(found), which this uikata no longer reads (it knows format "
        + "\(known)), so move the file away"
    case .damaged(let file):
      "'\(file.path)' can't be read any more, so start uikata again: it sets the file aside and "
        + "begins a new one"
    case .failed(let file, let reason):
      "progress can't be kept in '\(file.path)': \(reason)"
    }
  }
}

extension Logbook {
  /// What to say once where a damaged file was set aside; nil where none was.
  public var noticeOfDamage: String? {
    setAside.map { "your progress file was damaged and is kept as '\($0.path)'; a new one begins" }
  }

  /// What to say once where an older file was brought up to date; nil where none was.
  public var noticeOfMigration: String? {
    migratedFrom.map {
      "your progress file had format \($0) and now has format \(Self.format), with everything in "
        + "it; an older uikata no longer reads it"
    }
  }
}

extension URL {
  fileprivate var folder: String { deletingLastPathComponent().path }
}
