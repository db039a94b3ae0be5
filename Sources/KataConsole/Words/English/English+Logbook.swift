import Foundation
import KataCourse

extension English {
  func sentence(for error: LogbookError) -> String {
    switch error {
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

  func setAside(_ file: URL) -> String {
    "your progress file was damaged and is kept as '\(file.path)'; a new one begins"
  }

  func migrated(from old: Int, to new: Int) -> String {
    "your progress file had format \(old) and now has format \(new), with everything in "
      + "it; an older uikata no longer reads it"
  }
}
