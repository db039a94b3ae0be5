/// What a request gets, and when.
struct StagedReply: Sendable {
  enum Outcome: Sendable {
    case data(Data, status: Int)
    case failure(URLError.Code)
  }

  /// Virtual ones from the request to the first byte, or to the failure.
  let seconds: TimeInterval
  let outcome: Outcome
}

/// The answers of one URL: each request takes the next, and the last one stays.
struct ReplyScript: Sendable {
  private var replies: [StagedReply] = []
  private var taken = 0

  mutating func add(_ reply: StagedReply) {
    // Those that took the last one again and again don't use up what comes after it.
    taken = min(taken, replies.count)
    replies.append(reply)
  }

  mutating func next() -> StagedReply? {
    guard !replies.isEmpty else { return nil }
    defer { taken += 1 }
    return replies[min(taken, replies.count - 1)]
  }
}
