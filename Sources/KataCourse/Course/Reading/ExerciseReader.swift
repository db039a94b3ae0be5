import Foundation

/// Reads what a `code` kata has beyond every kata: what the learner begins with, what drives it, and
/// the wrong answers that are known.
struct ExerciseReader {
  static let keys = ["isolation", "rules", "mistakes", "body"]
  /// How many wrong answers a kata knows at least.
  static let fewestMistakes = 3

  let folder: KataFolder
  let fields: YAMLFields

  private var list: ProblemList { folder.list }

  func read() -> KataFolder.Asked? {
    let starter = text("Starter.swift", because: "it is what the learner begins with")
    let solution = text("Solution.swift", because: "answers are measured by it")
    let driver = text("Driver.swift", because: "it is what tries an answer")
    let mistakes = fields.items("mistakes", atLeast: Self.fewestMistakes).compactMap(mistake)
    folder.reportStrays(
      besides: ["Starter.swift", "Solution.swift", "Driver.swift", "Mistakes/", "Expected/"])
    folder.reportStrays(in: "Expected", besides: ["driver.txt"])
    folder.reportStrays(in: "Mistakes", besides: mistakes.map { $0.id + ".swift" })
    guard let starter, let solution, let driver else { return nil }
    var exercise = Exercise(
      starter: starter, solution: solution, driver: driver, mistakes: mistakes, rules: rules())
    exercise.function = function(in: starter)
    if let isolation = fields.optionalWord("isolation", of: Isolation.self) {
      exercise.isolation = isolation
    }
    return KataFolder.Asked(kind: .code(exercise))
  }

  private func text(_ name: String, because reason: String) -> String? {
    folder.files.text(of: folder.appending(name), because: reason)
  }

  /// The function whose body may be typed at the prompt.
  private func function(in starter: String) -> String? {
    guard let name = fields.optionalText("body"), let place = fields["body"]?.place else {
      return nil
    }
    let count = SwiftDeclarations(starter).functions(named: name).count
    guard count != 1 else { return name }
    list.add(
      "'body' names one function of 'Starter.swift', and '\(name)' names \(count)", at: place)
    return nil
  }

  private func rules() -> String? {
    guard let rules = fields["rules"] else { return nil }
    if case .mapping(let changed) = rules.value, !changed.isEmpty { return rules.json }
    list.add("'rules' is a mapping of the rules it changes", at: rules.place)
    return nil
  }

  private func mistake(_ node: YAMLNode) -> Exercise.Mistake? {
    let entry = YAMLFields(node, of: "a mistake", known: ["program", "says"], into: list)
    guard let program = entry.text("program"), let says = entry.text("says"),
      let place = entry["program"]?.place
    else { return nil }
    let name = "Mistakes/" + program
    guard program.hasSuffix(".swift"), !program.contains("/"),
      FileManager.default.fileExists(atPath: folder.appending(name).path),
      let source = text(name, because: "a mistake names it")
    else {
      list.add("a mistake lies in 'Mistakes', and '\(program)' doesn't exist", at: place)
      return nil
    }
    return Exercise.Mistake(id: String(program.dropLast(6)), source: source, says: says)
  }
}
