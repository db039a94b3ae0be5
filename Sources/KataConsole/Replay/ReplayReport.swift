import KataCourse

/// A replay for whoever reads JSON.
struct ReplayReport: Encodable {
  var id: String
  var seed: Int
  var program: String
  /// What the kata's picture is of; the others can be had as well.
  var about: Nullable<String>
  var steps: [Step]

  struct Step: Encodable {
    var number: Int
    /// Virtual seconds since the stage opened.
    var time: Nullable<Double>
    /// The innermost call first.
    var lines: [Int]
    var what: String
    var printed: [String]
    /// By what they are of, as text.
    var pictures: [String: String]
  }

  init(_ question: Question, _ told: ToldReplay) {
    let replay = told.replay
    id = question.kata.id.description
    seed = question.seed
    program = replay.source
    about = Nullable(replay.subject?.rawValue)
    steps = replay.steps.enumerated().map { index, step in
      let drawn = replay.subjects.compactMap { subject in
        told.picture(of: subject, at: index, columns: Self.columns, rows: Self.rows)
          .map { (subject.rawValue, $0.joined(separator: "\n")) }
      }
      return Step(
        number: index + 1, time: Nullable(step.time), lines: step.lines,
        what: told.happening(at: index), printed: step.printed,
        pictures: Dictionary(drawn) { first, _ in first })
    }
  }

  private static let columns = 60
  private static let rows = 26
}
