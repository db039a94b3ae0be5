import Foundation

/// A folder with a `course.yaml`, from which a course is read.
public struct CourseFolder: Sendable {
  public var url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// `course.yaml`, which names the tracks and their katas.
  var page: URL { url.appending(path: "course.yaml") }

  /// Reads everything, and never stops at the first mistake.
  public func read() -> CourseReading {
    let list = ProblemList()
    let course = CourseReader(files: CourseFiles(url, list: list)).read()
    return CourseReading(course: course, problems: list.sorted)
  }
}

/// What came of reading a course's folder.
public struct CourseReading: Sendable {
  /// The course without its broken katas; nil where `course.yaml` itself can't be used.
  public var course: Course?
  /// Every mistake, in the order of files and lines.
  public var problems: [Problem]

  public init(course: Course?, problems: [Problem]) {
    self.course = course
    self.problems = problems
  }

  /// The katas that `course.yaml` names and that can't be used.
  public var brokenKatas: Set<KataID> { Set(problems.compactMap(\.kata)) }
}
