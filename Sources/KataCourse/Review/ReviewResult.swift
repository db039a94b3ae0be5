/// What a review came to, told when the learner says `done`.
public struct ReviewResult: Sendable, Hashable {
  /// In the order in which they were met.
  public var found: [Finding]
  /// In order of severity.
  public var missed: [Finding]
  /// Remarks that met no finding.
  public var strays: Int
  /// 0…1.
  public var score: Double
  /// Every reported fault is met, and the pass mark reached.
  public var isPassed: Bool

  public init(
    found: [Finding], missed: [Finding], strays: Int, score: Double, isPassed: Bool
  ) {
    self.found = found
    self.missed = missed
    self.strays = strays
    self.score = score
    self.isPassed = isPassed
  }
}

extension ReviewResult {
  /// How much of a finding one way of naming it is worth.
  enum Credit {
    static let placed = 0.5
    static let explained = 0.8
    static let cured = 0.2
  }

  /// Scores a review as a good interviewer would.
  ///
  /// Each finding weighs as much as its severity, and a reported one twice that as long as nothing
  /// unreported was named before it: users come first. Naming the fault at its line is worth half
  /// of the weight, naming its cause four fifths, and the cure makes it whole. What was earned is
  /// divided by what there was to earn, and multiplied by the precision, `found / (found + strays /
  /// 2)`: a remark too many costs little, but flagging everything halves the score long before it
  /// has met every fault. Repeating oneself, naming a line alone and answering a question back cost
  /// nothing.
  init(_ met: [MetFinding], of review: Review, strays: Int) {
    found = met.map(\.finding)
    missed = review.findings.filter { finding in !met.contains { $0.finding.id == finding.id } }
    self.strays = strays
    let toEarn = review.findings.reduce(0) { $0 + $1.weight }
    var earned = 0.0
    var sawUnreported = false
    for one in met {
      sawUnreported = sawUnreported || !one.finding.isReported
      earned += one.credit * (sawUnreported ? Double(one.finding.severity) : one.finding.weight)
    }
    let precision = Double(met.count) / max(1, Double(met.count) + Double(strays) / 2)
    score = toEarn > 0 ? earned / toEarn * precision : 0
    isPassed = score >= review.passMark && !missed.contains(where: \.isReported)
  }
}

extension Finding {
  fileprivate var weight: Double { Double(severity) * (isReported ? 2 : 1) }
}
