import Foundation

/// Proves a course: that every kata loads, runs, prints what is recorded, and is fair.
public struct CourseCheck: Sendable {
  public var folder: CourseFolder
  public var runner: ProgramRunner
  public var effort: Effort
  public var house: CourseHouse

  /// How much is tried.
  public struct Effort: Hashable, Sendable {
    /// How often each program runs, to print the same each time.
    public var runs: Int
    /// How many variants are dealt of each kata, from seed 1 on.
    public var seeds: Int
    /// Whether each program is compiled under `-O` too, and each belief's at every seed, also where
    /// the first told it from the truth and from all others: more than twice as much to compile.
    public var isThorough: Bool

    public init(runs: Int = 2, seeds: Int = 3, isThorough: Bool = false) {
      (self.runs, self.seeds, self.isThorough) = (runs, seeds, isThorough)
    }
  }

  public init(
    folder: CourseFolder, runner: ProgramRunner, effort: Effort = Effort(),
    house: CourseHouse = CourseHouse()
  ) {
    self.house = house
    self.folder = folder
    self.runner = runner
    self.effort = effort
  }

  /// Checks every kata, several at a time, and returns every problem in the order of the course.
  ///
  /// - Parameter report: hears what happens as it happens, from any thread.
  public func run(report: @escaping @Sendable (CheckEvent) -> Void) async -> [Problem] {
    let reading = folder.read()
    for problem in reading.problems { report(.found(problem)) }
    guard let course = reading.course else { return reading.problems }
    if let obstacle = await runner.obstacle(to: folder) {
      report(.found(obstacle))
      return reading.problems + [obstacle]
    }
    let untaught = course.untaught(reading.facts, of: folder)
    let prose = ProseCheck(course: course, facts: Set(reading.facts.keys), house: house)
    let pages = prose.problems(of: folder, facts: reading.facts)
    for problem in untaught + pages { report(.found(problem)) }
    let tour = KataTour(katas: course.katas, report: report)
    let found = await tour.visit { kata in
      await prose.problems(in: kata, seeds: effort.seeds)
        + KataCheck(kata: kata, maker: KeyMaker(runner: runner), effort: effort).problems()
    }
    return reading.problems + untaught + pages + found
  }
}

extension ProgramRunner {
  /// What keeps every program from running: told once, and not for each kata.
  func obstacle(to folder: CourseFolder) async -> Problem? {
    do {
      try await warm()
      return nil
    } catch {
      return Problem(String(describing: error), at: Place(path: folder.page.shownPath))
    }
  }
}

extension Course {
  /// Facts that no kata teaches, but for those of tracks that aren't complete yet.
  func untaught(_ facts: [FactID: Fact], of folder: CourseFolder) -> [Problem] {
    let taught = Set(katas.flatMap(\.teaches))
    let complete = Set(tracks.filter(\.isComplete).flatMap(\.sections))
    let begun = Set(tracks.flatMap(\.sections)).subtracting(complete)
    let page = folder.url.appending(path: "facts.md")
    return facts.values.filter { !taught.contains($0.id) && !begun.contains($0.section) }
      .map(\.id).sorted().map { id in
        Problem(
          "every fact has a kata that teaches it, and '\(id)' has none",
          at: Place(path: page.shownPath, line: page.firstLine(with: "- \(id) ")))
      }
  }
}

extension URL {
  /// The number of the first line of a file that holds a text; 1 where none does.
  func firstLine(with text: String) -> Int {
    let lines = (try? String(contentsOf: self, encoding: .utf8))?
      .split(separator: "\n", omittingEmptySubsequences: false)
    return (lines?.firstIndex { $0.contains(text) } ?? 0) + 1
  }
}
