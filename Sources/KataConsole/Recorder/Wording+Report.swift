import KataCourse

// What a report on an interview says beside what katas say themselves, as Markdown.
extension Wording {
  static let given = "Your answer"
  static let rightColumn = "Right"
  static let answer = "Answer"
  static let practice = "What to practise next"
  static let then = "then"
  static let late = "Came after the time, and doesn't count"
  static let noFile = "No file was handed in."
  static let remarks = "Remarks"
  static let reported = "reported by users"
  static let toTalkAbout = "To talk about"
  static let topicColumns = ["Topic", "Score", "Minutes"]
  static let sheetTitle = "Interview: the questions and their answers"
  static let reportWritten = "The report:"
  static let sheetWritten = "The interviewer's sheet:"

  static let sheetUse = """
    Everybody who is given this seed is asked the same. A question counts as much as its minutes, a \
    review by what is found, code by the checks that hold and didn't at the start.
    """

  static func reportTitle(_ score: Double?) -> String { "Interview: \(points(score))" }

  /// `71 of 100`.
  static func points(_ score: Double?) -> String {
    score.map { "\(Int(($0 * 100).rounded())) of 100" } ?? "not judged"
  }

  static func about(_ wish: InterviewWish) -> String {
    let topics = wish.topics.isEmpty ? "all topics" : wish.topics.formatted(last: "and")
    let back = wish.allowsBack ? ", going back allowed" : ""
    return "\(counted(wish.minutes, "minute")), \(topics), up to level \(wish.level)\(back). "
      + "Seed \(wish.seed): `\(command(wish))` asks the same."
  }

  private static func command(_ wish: InterviewWish) -> String {
    let topics = wish.topics.isEmpty ? "" : " --topics \(wish.topics.joined(separator: ","))"
    return "uikata interview --minutes \(wish.minutes)\(topics) --level \(wish.level) "
      + "--seed \(wish.seed)"
  }

  static func took(_ seconds: Double, since began: String?) -> String {
    "Took \(clock(seconds))" + (began.map { ", from \($0) on" } ?? "") + "."
  }

  static func spent(_ seconds: Double, of minutes: Int) -> String {
    "\(clock(seconds)) of \(minutes):00"
  }

  /// `2:05`.
  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  static func outcome(_ answer: GivenAnswer) -> String {
    switch answer.outcome {
    case .right: "\(Style.plain.rightMark) Right"
    case .wrong: "\(Style.plain.wrongMark) Wrong"
    case .partly: "\(Style.plain.wrongMark) \(points(answer.score))"
    case .none: "\(Style.plain.wrongMark) Not answered"
    case .unjudged: "Not judged"
    }
  }

  /// Of a remark that met no fault.
  static func meaning(of meaning: GivenAnswer.Remark.Meaning) -> String {
    switch meaning {
    case .aside: "is so, and wasn't asked for"
    case .vague: "says too little to tell"
    case .found, .stray: "fits no fault"
    }
  }

  static func foundOf(_ found: Int, _ total: Int) -> String { "\(found) of \(total) found." }
}
