import Foundation
import KataCourse

/// `uikata rules`: what the model holds to be true, each rule with its source.
///
/// This process never loads the model, so a program that prints its catalogue is run.
public struct RulesCommand {
  /// One rule, or a group such as `appearance`; nil for all.
  public var id: String?
  public var isJSON: Bool
  /// Prints the catalogue as a JSON array of rules.
  public var catalogue: Program

  public init(_ id: String? = nil, isJSON: Bool = false, catalogue: Program) {
    self.id = id
    self.isJSON = isJSON
    self.catalogue = catalogue
  }

  public func run(at desk: Desk) async throws(CommandFailure) -> ExitStatus {
    let chosen = try choose(from: try await rules(at: desk))
    if isJSON {
      desk.console.write(JSONText.line(Listed(rules: chosen)))
    } else {
      desk.console.writeLine(
        chosen.map { text($0, at: desk) }.joined(separator: "\n\n"))
    }
    return .done
  }

  private func choose(from rules: [Rule]) throws(CommandFailure) -> [Rule] {
    guard let id else { return rules }
    let chosen = rules.filter { $0.id == id || $0.id.hasPrefix(id + ".") }
    if chosen.isEmpty { throw .unknownRule(id, nearest: rules.nearest(to: id, name: \.id)?.id) }
    return chosen
  }

  private func rules(at desk: Desk) async throws(CommandFailure) -> [Rule] {
    let output: String
    do {
      guard case .executable(let program) = try await desk.runner.compile(catalogue) else {
        throw CommandFailure.noRules
      }
      output = try await desk.runner.run(program).output
    } catch let failure as ProgramFailure {
      throw .program(failure)
    } catch {
      throw .noRules
    }
    guard let rules = try? JSONDecoder().decode([Rule].self, from: Data(output.utf8)) else {
      throw .noRules
    }
    return rules
  }

  private func text(_ rule: Rule, at desk: Desk) -> String {
    let style = desk.console.style
    var notes = "\(rule.says). Since \(rule.since).\nSource: \(rule.source)"
    if let disputed = rule.disputed { notes += "\nDisputed: \(disputed)" }
    let body = notes.split(separator: "\n")
      .map { Markdown(String($0)).text(width: desk.console.readingWidth - 2, style: style) }
      .joined(separator: "\n")
    let value = style.paint(rule.value.withoutControls, .code)
    return "\(style.paint(rule.id, .heading)) = \(value)\n" + body.indented(by: 2)
  }

  private struct Listed: Encodable {
    var rules: [Rule]
  }

  private struct Rule: Codable {
    var id: String
    /// As JSON text.
    var value: String
    var says: String
    var since: String
    var source: String
    var disputed: String?
  }
}
