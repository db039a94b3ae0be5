import Foundation
import Synchronization

/// A program as a user of its own, in a folder that this user may enter.
struct UserCell: Cell {
  private let user: CellUser
  private let folder: CellFolder

  /// Copies the program: where it lies only we may be.
  init(files: CellFiles) throws {
    user = try CellUser()
    folder = try CellFolder(permissions: 0o711)
    try folder.makeReport()
    do {
      try FileManager.default.copyItem(at: files.program, to: program)
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    } catch {
      throw ProgramFailure.unwritable(path: folder.url.path, says: String(cString: strerror(errno)))
    }
    chmod(program.path, 0o755)
    chown(temporary.path, user.number, user.number)
    chmod(temporary.path, 0o700)
  }

  private var program: URL { folder.url.appending(path: "program") }
  private var temporary: URL { folder.url.appending(path: "tmp") }

  var report: String { folder.report.path }
  var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "HOME": temporary.path, "TMPDIR": temporary.path]
  }

  func child(
    _ arguments: [String], environment: [String: String], streams: ChildProcess.Streams,
    limits: Limits
  ) -> ChildProcess {
    var child = ChildProcess(
      path: program.path, arguments: arguments, environment: environment,
      directory: temporary.path, streams: streams, limits: limits)
    child.user = user.number
    child.countsProcesses = true
    child.hasHousehold = true
    return child
  }

  func readReport() -> String? { folder.readReport() }
  func end() { folder.remove() }
}

/// A user that nobody else is as long as this lives, so that runs can't reach each other.
final class CellUser: Sendable {
  let number: uid_t

  /// Beyond the numbers that systems and containers give out, by systemd's table of them.
  private static let first: uid_t = 0x7000_0000
  /// How many there are for a process; another process has others.
  private static let most: uid_t = 128
  private static let taken = Mutex<Set<uid_t>>([])

  init() throws {
    let start = Self.first + (uid_t(getpid()) & 0xf_ffff) * Self.most
    let free = Self.taken.withLock { taken in
      let free = (start..<start + Self.most).first { !taken.contains($0) }
      if let free { taken.insert(free) }
      return free
    }
    guard let free else { throw ProgramFailure.unconfinable(says: "too many run at once") }
    number = free
  }

  deinit {
    let number = number
    Self.taken.withLock { _ = $0.remove(number) }
  }
}
