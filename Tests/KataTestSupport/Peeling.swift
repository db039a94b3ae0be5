import Foundation
import KataCourse

/// An exercise about fruit: take the peel off each, and leave out the rotten ones.
public enum Peeling {
  public static let solution = """
    func peeled(_ fruits: [String]) -> [String] {
      fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
    }
    """

  public static let driver = """
    Kata.check("peels each") { _ in "\\(peeled(["apple", "pear"]))" }
    Kata.check("leaves out the rotten", cases: 20) { draw in
      let fruits = (0..<draw.size).map { _ in draw.chance(oneIn: 3) ? "rotten" : "fig" }
      draw.shows(fruits.joined(separator: " "))
      return "\\(peeled(fruits))"
    }
    Kata.check("takes an empty basket") { _ in "\\(peeled([]))" }
    """

  public static let exercise = Exercise(
    starter: answer("fruits"), solution: solution, driver: driver,
    mistakes: [
      Exercise.Mistake(
        id: "KeepsRotten", source: answer("fruits.map { \"peeled \" + $0 }"),
        says: "rotten ones stay."),
      Exercise.Mistake(
        id: "NoPeeling", source: answer("fruits.filter { $0 != \"rotten\" }"),
        says: "nothing is peeled."),
      Exercise.Mistake(
        id: "OneOnly",
        source: answer("fruits.prefix(1).filter { $0 != \"rotten\" }.map { \"peeled \" + $0 }"),
        says: "only the first is looked at."),
    ])

  public static func answer(_ body: String, before: String = "") -> String {
    "\(before)func peeled(_ fruits: [String]) -> [String] {\n  \(body)\n}\n"
  }
}

/// A course on disk that has this one exercise.
public final class PeelingFolder: Sendable {
  private let folder: TemporaryFolder

  public var url: URL { folder.url }
  public var course: CourseFolder { CourseFolder(folder.url) }

  /// - Parameter changes: files that are to be otherwise, or gone where nil.
  public init(changing changes: [String: String?] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(
      changes.compactMapValues { $0 }, uniquingKeysWith: { $1 })
    where changes[path] != .some(nil) {
      try folder.write(text, to: path)
    }
  }

  public static let page = """
    ---
    kind: code
    level: 1
    minutes: 2
    teaches: [F1]
    evidence: ["https://example.org/fruit"]
    mistakes:
      - {program: KeepsRotten.swift, says: rotten ones stay.}
      - {program: NoPeeling.swift, says: nothing is peeled.}
      - {program: OneOnly.swift, says: only the first is looked at.}
    ---
    # Peel
    Take the peel off each fruit, and leave out the rotten ones.
    ## Hint
    Look at each.
    ## Hint
    Leave some out.
    ## Why
    Peel is bitter.

    """

  private static let files: [String: String] = [
    "course.yaml": """
    format: 1
    title: Fruit
    models: fruit as of this summer
    tracks:
      - {id: kitchen, title: Kitchen, katas: [peeling]}

    """,
    "facts.md": "## kitchen\n- F1 Peel is bitter.\n",
    "kitchen/track.md": "# Kitchen\n\nFruit is eaten.\n",
    "kitchen/peeling/kata.md": page,
    "kitchen/peeling/Starter.swift": Peeling.exercise.starter,
    "kitchen/peeling/Solution.swift": Peeling.solution,
    "kitchen/peeling/Driver.swift": Peeling.driver,
  ].merging(
    Peeling.exercise.mistakes.map { ("kitchen/peeling/Mistakes/\($0.id).swift", $0.source) },
    uniquingKeysWith: { $1 })
}
