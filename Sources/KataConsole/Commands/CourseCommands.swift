import KataCourse
import Synchronization

/// `uikata course check`: proves that every kata loads, runs and is fair.
public struct CourseCheckCommand {
  private let effort: CourseCheck.Effort
  private let catalogue: Program

  /// - Parameter catalogue: prints the rules of the model.
  public init(effort: CourseCheck.Effort, catalogue: Program) {
    (self.effort, self.catalogue) = (effort, catalogue)
  }

  public func run(at desk: Desk) async -> ExitStatus {
    let tally = CheckTally()
    let rules = try? await RulesCommand(catalogue: catalogue).rules(at: desk).map(\.id)
    let house = CourseHouse(rules: rules.map(Set.init)) { Markdown($0).overflow(width: $1) }
    let check = CourseCheck(
      folder: desk.folder, runner: desk.runner, effort: effort, house: house)
    let problems = await check.run { tally.note($0) }
    return desk.report(problems, katas: tally.katas, done: "holds")
  }
}

/// `uikata course record`: writes down what every kata prints.
public struct RecordCommand {
  public init() {}

  public func run(at desk: Desk) async -> ExitStatus {
    let tally = CheckTally()
    let problems = await CourseRecording(folder: desk.folder, runner: desk.runner).run {
      tally.note($0)
    }
    desk.console.writeLine(tally.recorded.sorted().joined(separator: "\n"))
    return desk.report(problems, katas: tally.katas, done: "is recorded")
  }
}

/// `uikata course new TRACK/NAME`: a kata to be filled in.
public struct NewKataCommand {
  public var id: KataID

  public init(_ id: KataID) {
    self.id = id
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    do {
      let files = try KataScaffold(id).write(into: desk.folder)
      desk.console.writeLine(files.joined(separator: "\n"))
      return .done
    } catch {
      throw .scaffold(error)
    }
  }
}

/// What a check has come to so far; noted from any thread.
private final class CheckTally: Sendable {
  private let state = Mutex<(katas: Int, recorded: [String])>((0, []))

  var katas: Int { state.withLock(\.katas) }
  var recorded: [String] { state.withLock(\.recorded) }

  func note(_ event: CheckEvent) {
    state.withLock { state in
      switch event {
      case .began(let katas): state.katas = katas
      case .recorded(let path): state.recorded.append(path)
      case .found, .finished: break
      }
    }
  }
}

extension Desk {
  /// Every problem where its author looks for it, or one line that all is well.
  fileprivate func report(_ problems: [Problem], katas: Int, done: String) -> ExitStatus {
    for problem in problems { aside(problem.description.withoutControls) }
    guard problems.isEmpty else {
      let count = problems.count == 1 ? "one problem" : "\(problems.count) problems"
      aside("uikata: \(count) in \(katas) katas")
      return .wrong
    }
    console.writeLine("\(console.style.rightMark) Every one of \(katas) katas \(done).")
    return .done
  }
}
