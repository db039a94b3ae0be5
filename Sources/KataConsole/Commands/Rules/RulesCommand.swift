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
      desk.console.write(JSONText.line(Listed(chosen)))
    } else {
      let text = RuleText(
        style: desk.console.style, width: desk.console.readingWidth,
        words: desk.words)
      desk.console.writeLine(
        chosen.map(\.id) == [id] ? text.inFull(chosen[0]) : text.listed(chosen))
    }
    return .done
  }

  private func choose(from rules: [CataloguedRule]) throws(CommandFailure) -> [CataloguedRule] {
    guard let id else { return rules }
    let chosen = rules.filter { $0.id == id || $0.id.hasPrefix(id + ".") }
    if chosen.isEmpty { throw .unknownRule(id, nearest: rules.nearest(to: id, name: \.id)?.id) }
    return chosen
  }

  private func rules(at desk: Desk) async throws(CommandFailure) -> [CataloguedRule] {
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
    guard let rules = try? JSONDecoder().decode([CataloguedRule].self, from: Data(output.utf8))
    else {
      throw .noRules
    }
    return rules
  }

  private struct Listed: Encodable {
    /// Without their tables, which are no business of a rule.
    var rules: [CataloguedRule]

    init(_ rules: [CataloguedRule]) {
      self.rules = rules.map { rule in
        var alone = rule
        alone.table = nil
        return alone
      }
    }
  }
}
