import Foundation

/// Proves a course: that every kata loads, runs, prints what is recorded, and is fair.
public struct CourseCheck: Sendable {
  public var folder: CourseFolder
  public var runner: ProgramRunner

  public init(folder: CourseFolder, runner: ProgramRunner) {
    self.folder = folder
    self.runner = runner
  }

  /// Checks every kata, several at a time, and returns every problem in the order of the course.
  ///
  /// - Parameter report: hears what happens as it happens, from any thread.
  public func run(report: @escaping @Sendable (CheckEvent) -> Void) async -> [Problem] {
    fatalError("to be written")
  }
}

/// Writes down what every kata prints, so that a change of the model shows as a change of lessons.
public struct CourseRecording: Sendable {
  public var folder: CourseFolder
  public var runner: ProgramRunner

  /// The seeds whose output is recorded.
  public static let seeds = 1...3

  public init(folder: CourseFolder, runner: ProgramRunner) {
    self.folder = folder
    self.runner = runner
  }

  /// Writes `Expected/1.txt` to `3.txt` of every prediction, and returns what it could not record.
  public func run(report: @escaping @Sendable (CheckEvent) -> Void) async -> [Problem] {
    fatalError("to be written")
  }
}
