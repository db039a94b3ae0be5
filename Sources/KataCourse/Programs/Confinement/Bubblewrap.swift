import Foundation

/// `bwrap`, and the tool by which a program is started inside.
public struct Bubblewrap: Sendable, Hashable {
  var path: String
  var launcher: Launcher

  /// Processes are counted a user, and not for root.
  enum Launcher: Sendable, Hashable {
    /// `setpriv`, where we are root: the program becomes a user whose processes were counted
    /// from the start.
    case setpriv(String)
    /// `prlimit`, in a user namespace, where only what is inside is counted.
    case prlimit(String)

    var path: String {
      switch self {
      case .setpriv(let path), .prlimit(let path): path
      }
    }
  }

  /// Where its parts are missing, the name of one.
  struct Missing: Error { var tool: String }

  /// Looks its parts up in `PATH` and where systems have them.
  init(environment: [String: String], isRoot: Bool) throws(Missing) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    func tool(_ name: String) throws(Missing) -> String {
      let paths = (folders + ["/usr/bin", "/bin", "/usr/sbin"]).map { "\($0)/\(name)" }
      guard let path = paths.first(where: { $0.hasPrefix("/") && access($0, X_OK) == 0 }) else {
        throw Missing(tool: name)
      }
      return path
    }
    path = try tool("bwrap")
    launcher = isRoot ? .setpriv(try tool("setpriv")) : .prlimit(try tool("prlimit"))
  }
}

/// A place with nothing in it but a program and what it needs to run.
struct BubblewrapCell: Cell {
  let bubblewrap: Bubblewrap
  /// The program, and what it loads beside the system's libraries.
  let files: CellFiles
  private let folder: CellFolder
  private let user: CellUser

  init(_ bubblewrap: Bubblewrap, files: CellFiles) throws {
    (self.bubblewrap, self.files) = (bubblewrap, files)
    user = try CellUser()
    folder = try CellFolder()
    try folder.makeReport()
  }

  let report = "/kata/crash"
  let environment = ["PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp"]
  private static let program = "/kata/program"

  func child(
    _ arguments: [String], environment: [String: String], streams: ChildProcess.Streams,
    limits: Limits
  ) -> ChildProcess {
    var child = ChildProcess(
      path: bubblewrap.path,
      arguments: namespaces + places(limits) + launch(limits) + [Self.program] + arguments,
      environment: environment, directory: "/", streams: streams, limits: limits)
    if case .setpriv = bubblewrap.launcher { child.countsProcesses = true }
    child.hasHousehold = true
    child.reportsStatus = true
    return child
  }

  private var namespaces: [String] {
    let all = [
      "--die-with-parent", "--new-session", "--unshare-ipc", "--unshare-pid", "--unshare-net",
      "--unshare-uts", "--unshare-cgroup-try", "--hostname", "kata", "--json-status-fd", "4",
    ]
    switch bubblewrap.launcher {
    case .prlimit:
      return all + ["--unshare-user", "--disable-userns", "--uid", "65534", "--gid", "65534"]
    case .setpriv:
      let needed = ["SETUID", "SETGID", "SETPCAP"].flatMap { ["--cap-add", "CAP_" + $0] }
      return all + ["--cap-drop", "ALL"] + needed
    }
  }

  private func launch(_ limits: Limits) -> [String] {
    switch bubblewrap.launcher {
    case .prlimit(let path):
      [path, "--nproc=\(limits.processes):\(limits.processes)"]
    case .setpriv(let path):
      [
        path, "--reuid", "\(user.number)", "--regid", "\(user.number)", "--clear-groups",
        "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all",
      ]
    }
  }

  /// Everything that there is inside, read-only but for `/tmp` and the report of a crash.
  private func places(_ limits: Limits) -> [String] {
    var places = CellPlaces()
    for folder in CellFiles.systemLibraries { places.add(library: folder) }
    for file in files.libraries + [bubblewrap.launcher.path] { places.add(file, at: file) }
    places.add("/etc/ld.so.cache", at: "/etc/ld.so.cache")
    for device in ["/dev/null", "/dev/urandom"] { places.add(device, at: device, as: "--dev-bind") }
    places.add(files.program.path, at: Self.program)
    places.add(folder.report.path, at: report, as: "--bind")
    let temporary = ["--perms", "1777", "--size", "\(max(limits.fileSize, 1))", "--tmpfs", "/tmp"]
    // First, or it would hide what lies in the machine's own, such as the model of a build there.
    return temporary + places.arguments + ["--proc", "/proc"]
      + ["--chdir", "/tmp", "--remount-ro", "/"]
  }

  /// What the program's end was; `bwrap` tells a signal as a shell does, 128 and its number, so
  /// a program that ends with such a status counts as ended by the signal.
  func outcome(_ outcome: ChildProcess.Outcome) throws -> ChildProcess.Outcome {
    guard case .exited(let status) = outcome.ending else { return outcome }
    guard String(decoding: outcome.status, as: UTF8.self).contains("\"exit-code\"") else {
      let says = String(decoding: outcome.errors, as: UTF8.self).firstLine
      throw ProgramFailure.unconfinable(says: says.isEmpty ? "status \(status)" : says)
    }
    var outcome = outcome
    if (129...128 + 64).contains(status) { outcome.ending = .signalled(status - 128) }
    return outcome
  }

  func readReport() -> String? { folder.readReport() }
  func end() { folder.remove() }
}

/// What `bwrap` is told to put where.
private struct CellPlaces {
  private(set) var arguments: [String] = []
  private var folders: Set<String> = ["/", "/tmp"]

  /// Puts a file or folder there, if it exists.
  mutating func add(_ source: String, at place: String, as kind: String = "--ro-bind") {
    guard access(source, F_OK) == 0 else { return }
    makeFolder(around: place)
    arguments += [kind, source, place]
  }

  /// A folder of the system's, or the link that stands for it.
  mutating func add(library folder: String) {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) else {
      return add(folder, at: folder)
    }
    makeFolder(around: folder)
    arguments += ["--symlink", target, folder]
  }

  /// Without being asked, `bwrap` makes folders that only root may enter.
  private mutating func makeFolder(around place: String) {
    let parent = (place as NSString).deletingLastPathComponent
    guard folders.insert(parent).inserted else { return }
    makeFolder(around: parent)
    arguments += ["--dir", parent]
  }
}
