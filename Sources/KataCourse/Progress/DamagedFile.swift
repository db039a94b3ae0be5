import Foundation

/// A logbook that can't be read any more.
struct DamagedFile {
  var file: URL

  init(_ file: URL) {
    self.file = file
  }

  /// Renames the file, and what SQLite keeps beside it, to the first free name that says what is
  /// the matter with it: `progress-damaged.sqlite`, `progress-damaged-2.sqlite`.
  func setAside() throws(LogbookError) -> URL {
    let destination = freeName()
    do {
      try FileManager.default.moveItem(at: file, to: destination)
      for suffix in ["-wal", "-shm"] where exists(file.path + suffix) {
        try FileManager.default.moveItem(
          atPath: file.path + suffix, toPath: destination.path + suffix)
      }
    } catch {
      throw .readOnly(file)
    }
    return destination
  }

  private func freeName() -> URL {
    let folder = file.deletingLastPathComponent()
    let stem = file.deletingPathExtension().lastPathComponent + "-damaged"
    var name = folder.appending(path: "\(stem).sqlite")
    var number = 2
    while exists(name.path) {
      name = folder.appending(path: "\(stem)-\(number).sqlite")
      number += 1
    }
    return name
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
