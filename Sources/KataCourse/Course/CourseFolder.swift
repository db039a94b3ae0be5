import Foundation

/// A folder with a `course.yaml`, from which a course is read.
public struct CourseFolder: Sendable {
  public var url: URL
  /// The language whose words are read where they stand beside the author's, such as `ru`; nil for the
  /// author's.
  public var language: String?

  public init(_ url: URL, language: String? = nil) {
    (self.url, self.language) = (url, language)
  }

  /// `course.yaml`, which names the tracks and their katas.
  var page: URL { url.appending(path: "course.yaml") }

  /// Reads `course.yaml` and the tracks' pages, for those who use a course. Each kata is read when
  /// it is first asked for; that its facts and evidence exist is left to those who check it.
  public func open() -> CourseReading { reader { $0.open() } }

  /// Reads everything, and never stops at the first mistake.
  public func read() -> CourseReading { reader { $0.read() } }

  /// The facts of `facts.md`; those that can't be read are missing.
  public func facts() -> [FactID: Fact] { factsPage()?.facts ?? [:] }

  /// The same, in the order of the page.
  public func factsInOrder() -> [Fact] {
    factsPage().map { page in page.order.compactMap { page.facts[$0] } } ?? []
  }

  private func factsPage() -> FactsPage? {
    let list = ProblemList()
    return CourseFiles(url, list: list)
      .text(of: url.appending(path: "facts.md"), because: "it lists the facts that katas teach")
      .map { FactsPage($0, path: "facts.md", into: list) }
  }

  private func reader(_ read: (CourseReader) -> CourseReading) -> CourseReading {
    read(CourseReader(files: CourseFiles(url, list: ProblemList()), language: language))
  }
}

/// What came of reading a course's folder.
public struct CourseReading: Sendable {
  /// Nil where `course.yaml` itself can't be used.
  public var course: Course?
  /// What the course teaches; none where it was opened without reading everything.
  public var facts: [FactID: Fact]
  /// Every mistake, in the order of files and lines.
  public var problems: [Problem]

  public init(course: Course?, facts: [FactID: Fact] = [:], problems: [Problem]) {
    self.course = course
    self.facts = facts
    self.problems = problems
  }

  /// The katas that `course.yaml` names and that can't be used.
  public var brokenKatas: Set<KataID> { Set(problems.compactMap(\.kata)) }
}
