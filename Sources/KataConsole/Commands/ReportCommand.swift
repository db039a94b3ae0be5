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
    var sections = [await versions(of: kata, at: desk)]
    if let program = question.program {
      sections.append(Self.block("Shown", program, language: "swift"))
    }
    if question.needsKey { sections.append(await printed(by: kata, at: desk)) }
    sections.append(
      "## Sources\n\n" + kata.evidence.map { "- \($0)" }.joined(separator: "\n"))
    sections.append("## What looks wrong\n\n(your words)")
    desk.console.writeLine(sections.joined(separator: "\n\n").withoutControls)
    return .done
  }

  private func versions(of kata: Kata, at desk: Desk) async -> String {
    let compiler = try? await desk.runner.compilerVersion()
    return """
      # \(kata.id), seed \(seed)

      - uikata \(desk.version)
      - \(compiler ?? "no Swift compiler")
      - \(ProcessInfo.processInfo.operatingSystemVersionString)
      - \(desk.runner.dialect.name), teaches \(kata.teaches.joined(separator: ", "))
      """
  }

  private func printed(by kata: Kata, at desk: Desk) async -> String {
    do {
      let key = try await desk.keys.key(for: kata, seed: seed)
      let lines = key.lines.isEmpty ? "" : "\nLines: \(key.lines)"
      return Self.block("Printed", key.printed.joined(separator: "\n"), language: "") + lines
    } catch {
      return Self.block("Printed", "nothing: \(CommandFailure.words(error))", language: "")
    }
  }

  private static func block(_ title: String, _ text: String, language: String) -> String {
    "## \(title)\n\n```\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }
}
