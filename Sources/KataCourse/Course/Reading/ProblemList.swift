/// Where problems are gathered while files are read.
final class ProblemList {
  private(set) var problems: [Problem] = []
  /// The kata being read, which a problem makes unusable.
  var kata: KataID?

  func add(_ message: String, at place: Place, note: String? = nil) {
    problems.append(Problem(message, at: place, note: note, kata: kata))
  }

  func add(_ problem: Problem) {
    var problem = problem
    problem.kata = problem.kata ?? kata
    problems.append(problem)
  }

  /// File by file, as they were read, and each from top to bottom.
  var sorted: [Problem] {
    var files: [String: Int] = [:]
    for problem in problems where files[problem.place.path] == nil {
      files[problem.place.path] = files.count
    }
    return problems.sorted { a, b in
      (files[a.place.path] ?? 0, a.place.line, a.place.column)
        < (files[b.place.path] ?? 0, b.place.line, b.place.column)
    }
  }
}
