import Foundation

/// Proves a course: that every kata loads, runs, prints what is recorded, and is fair.
public struct CourseCheck: Sendable {
  public var folder: CourseFolder
  public var runner: ProgramRunner
  public var effort: Effort

  /// How much is tried.
  public struct Effort: Hashable, Sendable {
    /// How often each program runs, to print the same each time.
    public var runs: Int
    /// Whether each program is compiled under `-O` too, and each belief's at every seed, also where
    /// the first told it from the truth and from all others: more than twice as much to compile.
    public var isThorough: Bool

    public init(runs: Int = 2, isThorough: Bool = false) {
      (self.runs, self.isThorough) = (runs, isThorough)
    }
  }

  public init(
    folder: CourseFolder, runner: ProgramRunner, effort: Effort = Effort()
  ) {
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
    let untaught = course.untaught(reading.facts, page: folder.page.shownPath)
    for problem in untaught { report(.found(problem)) }
    let tour = KataTour(katas: course.katas, report: report)
    let found = await tour.visit { kata in
      await KataCheck(kata: kata, maker: KeyMaker(runner: runner), effort: effort)
        .problems()
    }
    return reading.problems + untaught + found
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
  /// Facts of complete tracks that no kata teaches.
  func untaught(_ facts: [FactID: Fact], page: String) -> [Problem] {
    let taught = Set(katas.flatMap(\.teaches))
    return tracks.filter(\.isComplete).flatMap { track in
      facts.values.filter { track.sections.contains($0.section) && !taught.contains($0.id) }
        .map(\.id).sorted().map { id in
          Problem(
            "the track '\(track.id)' is complete, and no kata teaches '\(id)'",
            at: Place(path: page))
        }
    }
  }
}
