import Foundation
import KataCourse

/// `uikata report KATA`: what to send when a lesson looks wrong.
public struct ReportCommand {
  public var kata: String
  public var seed: Int

  public init(_ kata: String, seed: Int = 1) {
    self.kata = kata
    self.seed = seed
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let kata = try desk.kata(named: kata)
    let question = Question(kata, seed: seed)
    let words = desk.words
    var sections = [await versions(of: kata, at: desk)]
    if let program = question.program {
      sections.append(Self.block(words.shownProgram, program, language: "swift"))
    }
    if question.needsKey { sections.append(await printed(by: kata, at: desk)) }
    sections.append(
      "## \(words.sources)\n\n" + kata.evidence.map { "- \($0)" }.joined(separator: "\n"))
    sections.append("## \(words.whatLooksWrong)\n\n\(words.yourWords)")
    desk.console.writeLine(sections.joined(separator: "\n\n").withoutControls)
    return .done
  }

  private func versions(of kata: Kata, at desk: Desk) async -> String {
    let compiler = try? await desk.runner.compilerVersion()
    return """
      # \(desk.words.reportTitle("\(kata.id)", seed: seed))

      - uikata \(desk.version)
      - \(compiler ?? desk.words.noCompiler)
      - \(ProcessInfo.processInfo.operatingSystemVersionString)
      - \(desk.words.teaches(desk.runner.dialect.name, kata.teaches))
      """
  }

  private func printed(by kata: Kata, at desk: Desk) async -> String {
    do {
      let key = try await desk.keys.key(for: kata, seed: seed)
      let lines = key.lines.isEmpty ? "" : "\n" + desk.words.linesAsked(key.lines)
      return Self.block(desk.words.printedLines, key.printed.joined(separator: "\n"), language: "")
        + lines
    } catch {
      return Self.block(
        desk.words.printedLines, desk.words.nothingPrinted(desk.words.unaskable(error)),
        language: "")
    }
  }

  private static func block(_ title: String, _ text: String, language: String) -> String {
    "## \(title)\n\n```\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }
}
