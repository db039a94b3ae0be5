import Foundation

/// Keeps what was built by the hash of what it was made from: executables, and objects to link.
///
/// Each is a folder that appears in one step, so terminals may race for it. The shelf is bounded:
/// what hasn't been used for longest goes.
struct BuildShelf: Sendable {
  let folder: URL
  /// The file by which one sees that there is something.
  var product = "program"
  /// How many may stay; one takes about 100 KB.
  var capacity = 500

  /// The folder of what has this hash, if it is here.
  func find(_ hash: String) -> URL? {
    let place = folder.appending(path: hash)
    guard access(place.appending(path: product).path, R_OK) == 0 else { return nil }
    utimensat(AT_FDCWD, place.path, nil, 0)
    return place
  }

  /// A folder to build in, for us alone.
  func workplace() throws -> URL {
    let place = folder.appending(path: "new-\(UUID().uuidString)")
    do {
      // Another's answer and the solution are nobody else's business.
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ProgramFailure.unwritable(
        path: folder.path, says: String(cString: strerror(errno)))
    }
    return place
  }

  /// Puts a finished workplace in its place; where another was faster, that one stays.
  func put(_ workplace: URL, as hash: String) throws -> URL {
    let place = folder.appending(path: hash)
    if rename(workplace.path, place.path) != 0 {
      let failure = errno
      try? FileManager.default.removeItem(at: workplace)
      guard find(hash) != nil else {
        throw ProgramFailure.unwritable(path: place.path, says: String(cString: strerror(failure)))
      }
    }
    BoundedFolder(url: folder, capacity: capacity).trim()
    return place
  }
}
