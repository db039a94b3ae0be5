import Foundation
import Synchronization

/// A program as a user of its own, in a folder that this user may enter.
struct UserCell: Cell {
  private let user = CellUser.next()
  private let folder: CellFolder

  /// Copies the program: where it lies only we may be.
  init(files: CellFiles) throws {
    folder = try CellFolder(permissions: 0o711)
    try folder.makeReport()
    do {
      try FileManager.default.copyItem(at: files.program, to: program)
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    } catch {
      throw ProgramFailure.unwritable(path: folder.url.path, says: String(cString: strerror(errno)))
    }
    chmod(program.path, 0o755)
    chown(temporary.path, user, user)
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
    child.user = user
    child.countsProcesses = true
    child.hasHousehold = true
    return child
  }

  func readReport() -> String? { folder.readReport() }
  func end() { folder.remove() }
}

/// Users that nobody else is: one a run, so that runs can't reach each other.
enum CellUser {
  /// Beyond the numbers that systems and containers give out, by systemd's table of them.
  private static let first: uid_t = 0x7000_0000
  private static let most = 32
  private static let count = Atomic<Int>(0)

  /// Another in each process that starts programs, as often as it starts so many.
  static func next() -> uid_t {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue % most
    return first + uid_t(getpid()) * uid_t(most) + uid_t(number)
  }
}
