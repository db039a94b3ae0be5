import Foundation
import KataCourse

/// `uikata rules`: what the model holds to be true, each rule with its source; and what a fact of the
/// course says.
///
/// This process never loads the model, so a program that prints its catalogue is run.
public struct RulesCommand {
  /// One rule, the beginning of several such as `appearance`, or one fact such as `L3`; nil for all
  /// rules.
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
    if let id, let sheet = desk.folder.sheet(of: id) {
      show(Listed([], facts: [sheet]), at: desk) { $0.text(of: sheet) }
      return .done
    }
    let chosen = try choose(from: try await rules(at: desk), at: desk)
    show(Listed(chosen), at: desk) { text in
      chosen.map(\.id) == [id] ? text.inFull(chosen[0]) : text.listed(chosen)
    }
    return .done
  }

  private func show(_ listed: Listed, at desk: Desk, _ says: (RuleText) -> String) {
    if isJSON {
      desk.console.write(JSONText.line(listed))
    } else {
      desk.console.writeLine(
        says(
          RuleText(
            style: desk.console.style, width: desk.console.readingWidth, words: desk.words)))
    }
  }

  /// The rule of the ID, else its group, else all whose names begin with it.
  private func choose(
    from rules: [CataloguedRule], at desk: Desk
  ) throws(CommandFailure) -> [CataloguedRule] {
    guard let id else { return rules }
    let tries: [(CataloguedRule) -> Bool] = [
      { $0.id == id }, { $0.group == id }, { $0.id.hasPrefix(id) },
    ]
    for isMeant in tries {
      let chosen = rules.filter(isMeant)
      if !chosen.isEmpty { return chosen }
    }
    let known = rules.map(\.id) + rules.map(\.group) + desk.folder.facts().keys.sorted()
    throw .unknownRule(id, nearest: known.nearest(to: id) { $0 })
  }

  func rules(at desk: Desk) async throws(CommandFailure) -> [CataloguedRule] {
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
    var facts: [ListedFact]

    init(_ rules: [CataloguedRule], facts: [FactSheet] = []) {
      self.facts = facts.map(ListedFact.init)
      self.rules = rules.map { rule in
        var alone = rule
        alone.table = nil
        return alone
      }
    }
  }

  private struct ListedFact: Encodable {
    var id: FactID
    var section: String
    var says: String
    var katas: [KataID]
    var sources: [String]

    init(_ sheet: FactSheet) {
      (id, section, says) = (sheet.fact.id, sheet.fact.section, sheet.fact.text)
      (katas, sources) = (sheet.katas, sheet.sources)
    }
  }
}
