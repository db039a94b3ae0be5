import Foundation
import KataCourse

/// `uikata doctor`: whether everything is there, a line each, and what to do about what isn't.
public struct DoctorCommand {
  /// Whether the process has a terminal on which lines can be edited.
  public var canEditLines: Bool
  /// Columns of the terminal.
  public var columns: Int
  /// A program of the course's dialect, compiled and run to see that it works.
  public var trial: Program

  /// What is looked at.
  public enum Subject: String, Sendable, CaseIterable {
    case compiler, cache, linker, library, sandbox, course, progress, terminal, locale
  }

  public struct Finding: Sendable, Hashable {
    public enum State: Sendable { case sound, lacking, broken }
    public var subject: Subject
    public var state: State
    public var says: String

    public init(_ subject: Subject, _ state: State, _ says: String) {
      self.subject = subject
      self.state = state
      self.says = says
    }
  }

  public init(canEditLines: Bool, columns: Int, trial: Program) {
    (self.canEditLines, self.columns, self.trial) = (canEditLines, columns, trial)
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
    note(terminal(at: desk))
    note(locale(at: desk))
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
    let subject = desk.words.name(of: finding.subject)
    let names = Subject.allCases.map { DisplayWidth.columns(of: desk.words.name(of: $0)) }
    let width = max(10, names.max() ?? 0)
    return
      "\(mark) \(subject.padded(to: width)) \(style.spelled(finding.says.withoutControls))"
  }

  // MARK: What is looked at

  private func compiler(at desk: Desk) async -> Finding {
    do { return Finding(.compiler, .sound, try await desk.runner.compilerVersion()) } catch {
      return Finding(.compiler, .broken, desk.words.unexpected(error))
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
        return [Finding(.library, .broken, desk.words.trialRejected(rendered))]
      }
      return [
        cache(at: desk), linker(executable, at: desk),
        try await library(executable, seconds, at: desk),
        await sandbox(executable, at: desk),
      ]
    } catch {
      return [Finding(.library, .broken, desk.words.unexpected(error))]
    }
  }

  private func cache(at desk: Desk) -> Finding {
    Finding(.cache, .sound, "\(desk.runner.cache.path)")
  }

  private func linker(_ executable: Executable, at desk: Desk) -> Finding {
    executable.isInterpreted
      ? Finding(.linker, .lacking, desk.words.noLinker)
      : Finding(.linker, .sound, "ld.lld")
  }

  private func library(
    _ executable: Executable, _ seconds: Double, at desk: Desk
  ) async throws -> Finding {
    let run = try await desk.runner.run(executable)
    guard run.ending == .exited(0) else {
      return Finding(
        .library, .broken, desk.words.trialEnded(run.ending, errors: run.errors))
    }
    let milliseconds = [seconds, run.seconds].map { Int(($0 * 1000).rounded()) }
    return Finding(
      .library, .sound,
      desk.words.library(
        desk.runner.dialect.name, compiles: milliseconds[0], runs: milliseconds[1]))
  }

  private func course(at desk: Desk) -> Finding {
    let reading = desk.folder.read()
    let path = desk.folder.url.path
    guard let course = reading.course else {
      return Finding(.course, .broken, desk.words.courseMissing(path))
    }
    guard reading.problems.isEmpty else {
      return Finding(
        .course, .broken, desk.words.courseBroken(path, problems: reading.problems.count))
    }
    return Finding(.course, .sound, desk.words.courseSound(path, katas: course.katas.count))
  }

  private func state(at desk: Desk) -> Finding {
    guard let state = desk.state else {
      return Finding(.progress, .lacking, desk.words.sentence(for: .noHome))
    }
    do {
      let logbook = try Logbook(folder: state)
      return logbook.obstacle.map {
        Finding(.progress, .broken, desk.words.sentence(for: $0))
      } ?? Finding(.progress, .sound, logbook.file.path)
    } catch {
      return Finding(.progress, .broken, desk.words.sentence(for: error))
    }
  }

  private func terminal(at desk: Desk) -> Finding {
    canEditLines
      ? Finding(
        .terminal, .sound,
        desk.words.terminal(columns: columns, hasColor: desk.console.style.hasColor))
      : Finding(.terminal, .lacking, desk.words.noLineEditing)
  }

  private func locale(at desk: Desk) -> Finding {
    desk.console.style.hasUnicode
      ? Finding(.locale, .sound, "UTF-8") : Finding(.locale, .lacking, desk.words.onlyASCII)
  }
}
