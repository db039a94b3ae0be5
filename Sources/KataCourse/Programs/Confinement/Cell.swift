import Foundation

/// Where one program runs, once.
protocol Cell: Sendable {
  /// Where a crash is to be written down, as the program knows the place.
  var report: String { get }
  /// What is otherwise in the program's environment than outside.
  var environment: [String: String] { get }
  /// The child that is, or becomes, the program.
  func child(
    _ arguments: [String], environment: [String: String], streams: ChildProcess.Streams,
    limits: Limits
  ) -> ChildProcess
  /// How the program itself ended.
  func outcome(_ outcome: ChildProcess.Outcome) throws -> ChildProcess.Outcome
  func readReport() -> String?
  /// Leaves nothing behind.
  func end()
}

extension Cell {
  func outcome(_ outcome: ChildProcess.Outcome) throws -> ChildProcess.Outcome { outcome }
}

/// A program, and what it loads beside the system's own libraries.
struct CellFiles: Sendable {
  var program: URL
  var libraries: [String]

  /// Where systems keep the C library and what else comes with them.
  static let systemLibraries = [
    "/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib32", "/lib64",
  ]
}

/// No place of its own: the machine as it is.
struct OpenCell: Cell {
  let program: URL
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "uikata-crash-\(UUID().uuidString)")

  init(program: URL) { self.program = program }

  var report: String { file.path }
  var environment: [String: String] { [:] }

  func child(
    _ arguments: [String], environment: [String: String], streams: ChildProcess.Streams,
    limits: Limits
  ) -> ChildProcess {
    var child = ChildProcess(
      path: program.path, arguments: arguments, environment: environment, streams: streams,
      limits: limits)
    if case .captured = streams { child.hasHousehold = true } else { child.limits.removeFiles() }
    return child
  }

  func readReport() -> String? { CrashReport.read(file) }
  func end() { unlink(file.path) }
}

/// A folder of one run, with the report of a crash in it.
struct CellFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "uikata-run-\(UUID().uuidString)")
  var report: URL { url.appending(path: "crash") }

  init(permissions: mode_t = 0o700) throws {
    guard mkdir(url.path, permissions) == 0, chmod(url.path, permissions) == 0 else {
      throw ProgramFailure.unwritable(path: url.path, says: String(cString: strerror(errno)))
    }
  }

  /// An empty report that whoever gets here may write.
  func makeReport() throws {
    let file = open(report.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0, fchmod(file, 0o666) == 0 else {
      throw ProgramFailure.unwritable(path: report.path, says: String(cString: strerror(errno)))
    }
    close(file)
  }

  func readReport() -> String? { CrashReport.read(report) }
  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// The file in which a crash was written down, or what a program put in its place.
enum CrashReport {
  /// Far more than a report takes.
  private static let mostBytes = 1 << 20

  /// Nil where there is no plain file.
  static func read(_ url: URL) -> String? {
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let data = try? FileHandle(fileDescriptor: file).read(upToCount: mostBytes)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
