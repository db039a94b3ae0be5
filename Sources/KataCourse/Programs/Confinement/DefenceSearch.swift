import Foundation

/// Finds out what confines programs on this machine, by trying; bubblewrap, once it held, is taken at
/// its word until the machine starts anew.
actor DefenceSearch {
  private let environment: [String: String]
  private let notes: URL
  private var search: Task<Defence, Never>?

  init(environment: [String: String], notes: URL, known: Defence? = nil) {
    (self.environment, self.notes) = (environment, notes)
    search = known.map { known in Task { known } }
  }

  func defence() async -> Defence {
    if let search { return await search.value }
    let search = Task { [environment, notes] in await Self.find(environment, notes: notes) }
    self.search = search
    return await search.value
  }

  /// Has the next one who asks try again, since what held before doesn't now.
  func forget() {
    search = nil
    unlink(notes.path)
  }

  private static func find(_ environment: [String: String], notes: URL) async -> Defence {
    let isRoot = getuid() == 0
    var obstacle: String
    do throws(Bubblewrap.Missing) {
      let bubblewrap = try Bubblewrap(environment: environment, isRoot: isRoot)
      let note = DefenceNote(bubblewrap)
      if let note, note == DefenceNote.read(notes) { return Defence(.bubblewrap(bubblewrap)) }
      guard let says = await failure(under: .bubblewrap(bubblewrap)) else {
        note?.write(notes)
        return Defence(.bubblewrap(bubblewrap))
      }
      obstacle = says
    } catch {
      obstacle = "'\(error.tool)' is missing"
    }
    guard isRoot, await failure(under: .user) == nil else {
      return Defence(.limits, obstacle: obstacle)
    }
    return Defence(.user, obstacle: obstacle)
  }

  /// What is said where a program that does nothing can't be run so; nil where it can.
  private static func failure(under confinement: Confinement) async -> String? {
    let nothing = URL(filePath: "/bin/true").resolvingSymlinksInPath()
    do {
      let cell = try confinement.cell(for: CellFiles(program: nothing, libraries: []))
      defer { cell.end() }
      let outcome = try await cell.child(
        [], environment: cell.environment, streams: .captured(), limits: .program
      ).run()
      guard try cell.outcome(outcome).ending == .exited(0) else {
        let says = String(decoding: outcome.errors, as: UTF8.self).firstLine
        return says.isEmpty ? "a program that does nothing fails: \(outcome.ending)" : says
      }
      return nil
    } catch ProgramFailure.unconfinable(let says) {
      return says
    } catch {
      return "\(error)"
    }
  }
}

/// That bubblewrap confined a program: with which tools, for whom, since which start of the machine.
private struct DefenceNote: Codable, Equatable {
  var start: String
  var user: uid_t
  var tools: [FileStamp]

  /// Nil where the system doesn't tell one start from another.
  init?(_ bubblewrap: Bubblewrap) {
    let path = "/proc/sys/kernel/random/boot_id"
    guard let start = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.start = start
    user = getuid()
    tools = [bubblewrap.path, bubblewrap.launcher.path].compactMap(FileStamp.init(path:))
  }

  static func read(_ url: URL) -> DefenceNote? {
    (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(DefenceNote.self, from: $0) }
  }

  /// Without it the next start tries again, which is slower and nothing else.
  func write(_ url: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }
}

extension Confinement {
  /// A place for one run.
  func cell(for files: CellFiles) throws -> any Cell {
    switch self {
    case .limits: OpenCell(program: files.program)
    case .user: try UserCell(files: files)
    case .bubblewrap(let bubblewrap): try BubblewrapCell(bubblewrap, files: files)
    }
  }
}
