import Foundation
import KataCourse

/// `uikata replay KATA`: steps through what a kata's program does.
public struct ReplayCommand: Sendable, Hashable {
  public var kata: String
  public var seed: Int
  public var output: Output

  public enum Output: Sendable, Hashable {
    /// A screen with keys where there is one, else all steps below each other.
    case screen
    case json
    /// One page for a browser, written to this file.
    case page(String)
  }

  public init(_ kata: String, seed: Int = 1, output: Output = .screen) {
    self.kata = kata
    self.seed = seed
    self.output = output
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let question = Question(try desk.kata(named: kata), seed: seed)
    let replay = try await desk.replay(of: question)
    switch output {
    case .screen: desk.show(replay, of: question)
    case .json:
      let told = ToldReplay(replay: replay, style: .plain, language: desk.language)
      desk.console.write(JSONText.line(ReplayReport(question, told)))
    case .page(let path): try write(replay, of: question, to: path, at: desk)
    }
    return .done
  }

  private func write(
    _ replay: ProgramReplay, of question: Question, to path: String, at desk: Desk
  ) throws(CommandFailure) {
    let page = ReplayPage(
      ToldReplay(replay: replay, style: .plain, language: desk.language), of: question)
    do {
      try page.text.write(to: URL(filePath: path), atomically: true, encoding: .utf8)
    } catch {
      throw .unwritableFile(path)
    }
    desk.console.writeLine(desk.recorder.prose(desk.words.pageWritten(replay.steps.count)))
  }
}

extension Desk {
  /// - Parameter lines: the learner's, in the form `calls`; nil: the author's.
  func replay(
    of question: Question, lines: [String]? = nil
  ) async throws(CommandFailure) -> ProgramReplay {
    let replay: ProgramReplay?
    do throws(KeyFailure) {
      replay = try await Replayer(runner: runner).replay(of: question, lines: lines)
    } catch {
      if case .rejected = error { throw .neverRuns(question.kata.id) }
      throw .noKey(question.kata.id, error)
    }
    guard let replay else { throw .noReplay(question.kata.id) }
    guard !replay.steps.isEmpty else { throw .neverRuns(question.kata.id) }
    return replay
  }

  /// On a screen of its own where there is one, else all steps below each other.
  func show(_ replay: ProgramReplay, of question: Question) {
    let told = ToldReplay(replay: replay, style: console.style, language: language)
    guard let screen else {
      return console.writeLine(ReplayList(told: told, columns: console.readingWidth).text)
    }
    var walk = ReplayWalk(
      texts: replay.steps.indices.map(told.everything), pictures: replay.subjects.count)
    screen.open()
    defer { screen.close() }
    while !walk.hasEnded {
      let page = ReplayScreen(told, title: "\(question.kata.id)", size: screen.size)
      screen.show(page.lines(at: walk))
      walk.press(screen.nextKey())
    }
  }
}
