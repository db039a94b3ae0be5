import KataCourse

/// What a report on an interview says beside what katas say themselves.
protocol InterviewReportWords {
  var given: String { get }
  var rightColumn: String { get }
  var answer: String { get }
  var practice: String { get }
  /// Between a kata and those that come after it.
  var then: String { get }
  var late: String { get }
  var noFile: String { get }
  var remarks: String { get }
  var reported: String { get }
  var toTalkAbout: String { get }
  var topicColumns: [String] { get }
  var sheetTitle: String { get }
  var reportWritten: String { get }
  var sheetWritten: String { get }
  var sheetUse: String { get }
  /// - Parameter score: in words.
  func reportTitle(_ score: String) -> String
  /// `71 of 100`.
  func points(_ points: Int) -> String
  var notJudged: String { get }
  /// - Parameter command: asks the same.
  func about(_ wish: InterviewWish, command: String) -> String
  /// - Parameters:
  ///   - time: minutes and seconds, `2:05`.
  ///   - began: a date and a time.
  func took(_ time: String, since began: String?) -> String
  func spent(_ time: String, of limit: String) -> String
  /// - Parameter points: in words.
  func outcome(_ outcome: GivenAnswer.Outcome, points: String) -> String
  /// Of a remark that met no fault.
  func meaning(of meaning: GivenAnswer.Remark.Meaning) -> String
  func foundOf(_ found: Int, _ total: Int) -> String
}

extension Words {
  func reportTitle(_ score: Double?) -> String { reportTitle(points(score)) }

  func points(_ score: Double?) -> String {
    score.map { points(Int(($0 * 100).rounded())) } ?? notJudged
  }

  func about(_ wish: InterviewWish) -> String {
    let topics = wish.topics.isEmpty ? "" : " --topics \(wish.topics.joined(separator: ","))"
    let command =
      "uikata interview --minutes \(wish.minutes)\(topics) --level \(wish.level) "
      + "--seed \(wish.seed)"
    return about(wish, command: command)
  }

  func took(_ seconds: Double, since began: String?) -> String {
    took(clock(seconds), since: began)
  }

  func spent(_ seconds: Double, of minutes: Int) -> String {
    spent(clock(seconds), of: "\(minutes):00")
  }

  /// `2:05`.
  private func clock(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  func outcome(_ answer: GivenAnswer) -> String {
    let words = outcome(answer.outcome, points: points(answer.score))
    switch answer.outcome {
    case .right: return "\(Style.plain.rightMark) \(words)"
    case .wrong, .partly, .none: return "\(Style.plain.wrongMark) \(words)"
    case .unjudged: return words
    }
  }
}
