import KataCourse

/// What `uikata answer --json` says of a review: one remark a line went in.
public struct ReviewReport: Codable, Sendable, Hashable {
  public var remarks: [Remark]
  /// The IDs of the findings that were met, in the order in which they were.
  public var found: [String]
  public var missed: Int
  /// 0…1, to the thousandth.
  public var score: Double

  public struct Remark: Codable, Sendable, Hashable {
    public var text: String
    /// The ID of the finding it met; nil for none.
    public var finding: String?

    // Written out because the key is promised also where it is null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
      try container.encode(finding, forKey: .finding)
    }
  }

  /// - Parameter replies: what each remark was answered with.
  public init(_ remarks: [String], replies: [RemarkReply], result: ReviewResult) {
    self.remarks = zip(remarks, replies).map { Remark(text: $0, finding: $1.finding?.id) }
    found = result.found.map(\.id)
    missed = result.missed.count
    score = (result.score * 1000).rounded() / 1000
  }
}
