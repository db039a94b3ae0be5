import CEditline
import Foundation

/// The commands of this and earlier sessions, the last few hundred, in libedit's own format.
final class CommandHistory {
  let lines: OpaquePointer
  private let file: URL?

  /// - Parameter file: nil where nothing outlives the process.
  init?(file: URL?) {
    guard let lines = history_init() else { return nil }
    self.lines = lines
    self.file = file
    editline_history_limit(lines, 300)
    if let file { _ = editline_history_load(lines, file.path) }
  }

  deinit { history_end(lines) }

  /// Adds a command and writes the file at once. A history that can't be written is not worth a
  /// word.
  func add(_ command: String) {
    editline_history_add(lines, command)
    if let file { _ = editline_history_save(lines, file.path) }
  }
}
