import Foundation

/// Finds out what confines programs on this machine, once, by trying.
actor DefenceSearch {
  private let environment: [String: String]
  private var search: Task<Defence, Never>?

  init(environment: [String: String], known: Defence? = nil) {
    self.environment = environment
    search = known.map { known in Task { known } }
  }

  func defence() async -> Defence {
    if let search { return await search.value }
    let search = Task { [environment] in await Self.find(environment) }
    self.search = search
    return await search.value
  }

  private static func find(_ environment: [String: String]) async -> Defence {
    let isRoot = getuid() == 0
    var obstacle: String
    do throws(Bubblewrap.Missing) {
      let bubblewrap = try Bubblewrap(environment: environment, isRoot: isRoot)
      guard let says = await failure(under: .bubblewrap(bubblewrap)) else {
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
