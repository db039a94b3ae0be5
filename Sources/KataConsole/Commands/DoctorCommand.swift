import Foundation
import KataCourse

/// `uikata doctor`: whether everything is there, a line each, and what to do about what isn't.
public struct DoctorCommand {
  /// What only the process can see: terminal, locale.
  public var seen: [Finding]
  /// A program of the course's dialect, compiled and run to see that it works.
  public var trial: Program

  public struct Finding: Sendable, Hashable {
    public enum State: Sendable { case sound, lacking, broken }
    public var subject: String
    public var state: State
    public var says: String

    public init(_ subject: String, _ state: State, _ says: String) {
      self.subject = subject
      self.state = state
      self.says = says
    }
  }

  public init(seen: [Finding], trial: Program) {
    self.seen = seen
    self.trial = trial
  }

  public func run(at desk: Desk) async -> ExitStatus {
    var findings: [Finding] = []
    func note(_ finding: Finding) {
      findings.append(finding)
      desk.console.writeLine(line(for: finding, at: desk))
    }
    note(await compiler(at: desk))
    if findings[0].state == .sound { for finding in await programs(at: desk) { note(finding) } }
    note(course(at: desk))
    note(state(at: desk))
    for finding in seen { note(finding) }
    return findings.contains { $0.state == .broken } ? .broken : .done
  }

  private func line(for finding: Finding, at desk: Desk) -> String {
    let style = desk.console.style
    let mark =
      switch finding.state {
      case .sound: style.paint(style.rightMark, .right)
      case .lacking: style.separator
      case .broken: style.paint(style.wrongMark, .wrong)
      }
    return
      "\(mark) \(finding.subject.padded(to: 10)) \(style.spelled(finding.says.withoutControls))"
  }

  // MARK: What is looked at

  private func compiler(at desk: Desk) async -> Finding {
    do { return Finding("compiler", .sound, try await desk.runner.compilerVersion()) } catch {
      return Finding("compiler", .broken, "\(error)")
    }
  }

  /// Compiles twice, the second time with a warm module cache, and runs once.
  private func programs(at desk: Desk) async -> [Finding] {
    do {
      try await desk.runner.warm()
      let start = desk.now()
      let compilation = try await desk.runner.compile(trial)
      let seconds = desk.now() - start
      guard case .executable(let executable) = compilation else {
        guard case .rejected(_, let rendered) = compilation else { return [] }
        return [Finding("library", .broken, "a program doesn't compile: \(rendered)")]
      }
      return [
        cache(at: desk), linker(executable), try await library(executable, seconds, at: desk),
        await sandbox(executable, at: desk),
      ]
    } catch {
      return [Finding("library", .broken, "\(error)")]
    }
  }

  private func cache(at desk: Desk) -> Finding {
    Finding("cache", .sound, "\(desk.runner.cache.path)")
  }

  private func linker(_ executable: Executable) -> Finding {
    executable.isInterpreted
      ? Finding("linker", .lacking, "no lld, so programs are interpreted, which takes longer")
      : Finding("linker", .sound, "ld.lld")
  }

  private func library(
    _ executable: Executable, _ seconds: Double, at desk: Desk
  ) async throws -> Finding {
    let run = try await desk.runner.run(executable)
    guard run.ending == .exited(0) else {
      return Finding(
        "library", .broken, "a program \(CommandFailure.words(run.ending)) \(run.errors)")
    }
    let milliseconds = [seconds, run.seconds].map { "\(Int(($0 * 1000).rounded())) ms" }
    return Finding(
      "library", .sound,
      "\(desk.runner.dialect.name); a program compiles in \(milliseconds[0]), runs in \(milliseconds[1])"
    )
  }

  private func course(at desk: Desk) -> Finding {
    let reading = desk.folder.read()
    let path = desk.folder.url.path
    guard let course = reading.course else {
      return Finding(
        "course", .broken, "'\(path)' must be a course; 'uikata course check' tells more")
    }
    guard reading.problems.isEmpty else {
      return Finding(
        "course", .broken,
        "\(reading.problems.count) mistakes in '\(path)'; see 'uikata course check'")
    }
    return Finding("course", .sound, "\(course.katas.count) katas in \(path)")
  }

  private func state(at desk: Desk) -> Finding {
    guard let state = desk.state else {
      return Finding(
        "progress", .lacking, CommandFailure.noHome.sentence(style: desk.console.style))
    }
    do {
      return Finding("progress", .sound, try Logbook(folder: state).file.path)
    } catch {
      return Finding("progress", .broken, error.sentence)
    }
  }
}
