import Foundation

/// Writes down what every kata prints, so that a change of the model shows as a change of lessons, and
/// by which driver answers are tried.
public struct CourseRecording: Sendable {
  public var folder: CourseFolder
  public var runner: ProgramRunner

  /// The seeds whose output is recorded.
  public static let seeds = 1...3

  public init(folder: CourseFolder, runner: ProgramRunner) {
    self.folder = folder
    self.runner = runner
  }

  /// Writes `Expected/1.txt` to `3.txt` and `further.txt` of every prediction and `Expected/driver.txt` of every exercise,
  /// and returns what it could not record.
  public func run(report: @escaping @Sendable (CheckEvent) -> Void) async -> [Problem] {
    let reading = folder.read()
    for problem in reading.problems { report(.found(problem)) }
    guard let course = reading.course else { return reading.problems }
    if let obstacle = await runner.obstacle(to: folder) {
      report(.found(obstacle))
      return reading.problems + [obstacle]
    }
    let tour = KataTour(katas: course.katas.filter(\.hasRecord), report: report)
    let maker = KeyMaker(runner: runner)
    return await reading.problems
      + tour.visit { kata in
        if case .code(let exercise) = kata.kind {
          return RecordedDriver(kata: kata, exercise: exercise).record(report)
        }
        return await ExpectedOutput(kata: kata).record(with: maker, report)
          + FurtherOutput(kata: kata).record(with: maker, report)
      }
  }
}

extension Kata {
  fileprivate var hasRecord: Bool {
    switch kind {
    case .predict, .code: true
    case .choose, .review: false
    }
  }
}
