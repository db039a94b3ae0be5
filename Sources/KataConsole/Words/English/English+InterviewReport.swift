import KataCourse

extension English {
  var given: String { "Your answer" }
  var rightColumn: String { "Right" }
  var answer: String { "Answer" }
  var practice: String { "What to practise next" }
  var then: String { "then" }
  var late: String { "Came after the time, and doesn't count" }
  var noFile: String { "No file was handed in." }
  var remarks: String { "Remarks" }
  var reported: String { "reported by users" }
  var toTalkAbout: String { "To talk about" }
  var topicColumns: [String] { ["Topic", "Score", "Minutes"] }
  var sheetTitle: String { "Interview: the questions and their answers" }
  var reportWritten: String { "The report:" }
  var sheetWritten: String { "The interviewer's sheet:" }

  var sheetUse: String {
    """
    Everybody who is given this seed is asked the same. A question counts as much as its minutes, a \
    review by what is found, code by the checks that hold and didn't at the start.
    """
  }

  func reportTitle(_ score: String) -> String { "Interview: \(score)" }
  func points(_ points: Int) -> String { "\(points) of 100" }
  var notJudged: String { "not judged" }

  func about(_ wish: InterviewWish, command: String) -> String {
    let topics = wish.topics.isEmpty ? "all topics" : and(wish.topics)
    let back = wish.allowsBack ? ", going back allowed" : ""
    return "\(counted(wish.minutes, "minute")), \(topics), up to level \(wish.level)\(back). "
      + "Seed \(wish.seed): `\(command)` asks the same."
  }

  func took(_ time: String, since began: String?) -> String {
    "Took \(time)" + (began.map { ", from \($0) on" } ?? "") + "."
  }

  func spent(_ time: String, of limit: String) -> String { "\(time) of \(limit)" }

  func outcome(_ outcome: GivenAnswer.Outcome, points: String) -> String {
    switch outcome {
    case .right: "Right"
    case .wrong: "Wrong"
    case .partly: points
    case .none: "Not answered"
    case .unjudged: "Not judged"
    }
  }

  func meaning(of meaning: GivenAnswer.Remark.Meaning) -> String {
    switch meaning {
    case .aside: "is so, and wasn't asked for"
    case .vague: "says too little to tell"
    case .found, .stray: "fits no fault"
    }
  }

  func foundOf(_ found: Int, _ total: Int) -> String { "\(found) of \(total) found." }
}
