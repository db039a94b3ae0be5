import Foundation
import KataCourse
import KataTrace

/// `uikata run FILE`: any program on the model. What it reads and prints passes untouched, and so
/// does its exit status.
public struct RunCommand {
  public var file: String
  public var isolation: Isolation
  /// An overlay of rules, as a JSON object.
  public var rules: String?
  public var isJSON: Bool
  /// The program's own streams, unless its output becomes part of the JSON.
  public var passage: Passage

  public init(
    _ file: String, isolation: Isolation = .nonisolated, rules: String? = nil,
    isJSON: Bool = false, passage: Passage
  ) {
    self.file = file
    self.isolation = isolation
    self.rules = rules
    self.isJSON = isJSON
    self.passage = passage
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .unreadableFile(file)
    }
    if let rules, !Self.isObject(rules) { throw .notRules(rules) }
    do {
      switch try await desk.runner.compile(
        Program(source: source, fileName: file, isolation: isolation))
      {
      case .rejected(let diagnostics, let rendered):
        return refuse(diagnostics, rendered, at: desk)
      case .executable(let executable):
        return try await run(executable, at: desk)
      }
    } catch let failure as ProgramFailure {
      throw .program(failure)
    } catch {
      throw .program(.unstartable(path: file, says: "\(error)"))
    }
  }

  private func run(_ executable: Executable, at desk: Desk) async throws -> ExitStatus {
    if isJSON {
      let run = try await desk.runner.run(executable, rules: rules)
      desk.console.write(JSONText.line(Ran(run)))
      return ExitStatus(run.ending.exitStatus)
    }
    let ending = try await desk.runner.run(executable, rules: rules, through: passage).ending
    if case .exited = ending {
    } else {
      desk.aside("uikata: '\(file)' \(desk.words.ending(ending))".withoutControls)
    }
    return ExitStatus(ending.exitStatus)
  }

  private func refuse(
    _ diagnostics: [Diagnostic], _ rendered: String, at desk: Desk
  ) -> ExitStatus {
    if isJSON {
      desk.console.write(JSONText.line(Ran(diagnostics)))
    } else {
      desk.aside(rendered.withoutControls)
    }
    return .wrong
  }

  static func isObject(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
  }

  private struct Ran: Encodable {
    var output = ""
    var errors = ""
    var status: Int32
    var compiler: [CompilerRemark] = []
    var crash: Nullable<Crash>
    /// The screens that were alive at the end in no window, and who held them.
    var alive: [Survivor] = []

    init(_ run: ProgramRun) {
      alive = ProgramStory(records: run.records).survivors
      output = run.output
      errors = run.errors
      status = run.ending.exitStatus
      crash = Nullable(nil)
      if case .crashed(let found) = run.ending {
        crash = Nullable(Crash(line: Nullable(found.line), message: found.message))
      }
    }

    init(_ diagnostics: [Diagnostic]) {
      status = ExitStatus.wrong.code
      crash = Nullable(nil)
      compiler = diagnostics.map(CompilerRemark.init)
    }
  }

  private struct Crash: Encodable {
    var line: Nullable<Int>
    var message: String
  }
}
