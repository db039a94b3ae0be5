import KataCourse

/// What is said to a reviewer.
protocol ReviewWords {
  var reviewScore: String { get }
  var placed: String { get }
  var foundBefore: String { get }
  var notAFinding: String { get }
  var missed: String { get }
  var cure: String { get }
  var vague: String { get }
  func found(_ finding: Finding, wants part: RemarkReply.Part?) -> String
  func completed(_ finding: Finding, wants part: RemarkReply.Part?) -> String
  /// - Parameter places: where the faults are; empty where that doesn't tell them apart.
  func ambiguous(_ places: [String]) -> String
  func aside(_ aside: ReviewAside) -> String
  func onlyPlace(_ lines: String) -> String
  /// `line 41`, `lines 41-44 and 50`.
  ///
  /// - Parameter isOne: whether it is a single line.
  func lines(_ numbers: [String], isOne: Bool) -> String
  func reviewed(_ count: ReviewCount) -> String
  func score(_ points: Int, isPassed: Bool, strays: Int) -> String
}

/// How much of a review was found.
struct ReviewCount {
  var found: Int
  var total: Int
  /// Of the faults found, those that users reported.
  var reported: Int
  var allReported: Int
  /// Whether they were found before the others.
  var isReportedFirst: Bool

  init(_ result: ReviewResult) {
    found = result.found.count
    total = found + result.missed.count
    reported = result.found.filter(\.isReported).count
    allReported = reported + result.missed.filter(\.isReported).count
    isReportedFirst = result.found.prefix(reported).allSatisfy(\.isReported)
  }
}

extension Words {
  func lines(_ range: ClosedRange<Int>) -> String { lines(of: [range]) }

  /// In the order of the lines, and each once where ranges overlap.
  func lines(of ranges: [ClosedRange<Int>]) -> String {
    let merged = ranges.sorted { $0.lowerBound < $1.lowerBound }
      .reduce(into: [ClosedRange<Int>]()) { merged, range in
        guard let last = merged.last, range.lowerBound <= last.upperBound + 1 else {
          return merged.append(range)
        }
        let end = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...end
      }
    let texts = merged.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return lines(texts, isOne: merged.count == 1 && merged[0].count == 1)
  }

  func score(_ result: ReviewResult) -> String {
    score(
      Int((result.score * 100).rounded()), isPassed: result.isPassed, strays: result.strays)
  }
}
