import Foundation

/// One process at a time in a folder, while it looks whether the logbook there is sound: two that
/// find it damaged would otherwise set aside each other's fresh file.
enum FolderLock {
  /// Makes the folder where it is missing, waits until nobody else is in, and does the work.
  ///
  /// - Parameter file: what errors name.
  static func holding<Value>(
    _ folder: URL, file: URL, _ work: () throws(LogbookError) -> Value
  ) throws(LogbookError) -> Value {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unreachable(file)
    }
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreachable(file) }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    return try work()
  }
}
