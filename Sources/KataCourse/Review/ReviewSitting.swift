/// One reviewer at one snippet.
public struct ReviewSitting: Sendable {
  public let review: Review
  public private(set) var remarks: [String] = []
  public init(_ review: Review) { self.review = review }
  public mutating func take(_ line: String) -> RemarkReply {
    remarks.append(line)
    return .notAFinding
  }
  public var result: ReviewResult {
    ReviewResult(
      found: [], missed: review.findings, strays: remarks.count, score: 0, isPassed: false)
  }
}
