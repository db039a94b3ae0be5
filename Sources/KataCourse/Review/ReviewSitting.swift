/// One reviewer at one snippet: remarks in, replies out.
public struct ReviewSitting: Sendable {
  public let review: Review
  /// As they were typed.
  public private(set) var remarks: [String] = []
  private var met: [MetFinding] = []
  private var strays = 0
  private var asked: Asked?
  private let matcher: RemarkMatcher
  private let lineCount: Int

  /// What the last reply asked for, and what had been said by then.
  private enum Asked: Sendable, Hashable {
    case more(of: Finding, said: String)
    case which([Finding], said: String)
    case fault(at: ClosedRange<Int>)
    case something(said: String)
  }

  public init(_ review: Review) {
    self.review = review
    matcher = RemarkMatcher(review)
    lineCount = review.snippet.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  /// What it comes to so far.
  public var result: ReviewResult { ReviewResult(met, of: review, strays: strays) }

  /// Takes one remark, or the answer to what the last reply asked.
  public mutating func take(_ line: String) -> RemarkReply {
    remarks.append(line)
    let remark = Remark(line, lineCount: lineCount)
    let asked = asked
    self.asked = nil
    if let asked, let reply = answer(asked, with: remark) { return reply }
    if remark.text.isEmpty, let place = remark.place {
      self.asked = .fault(at: place)
      return .onlyPlace(place)
    }
    return reply(to: remark)
  }

  /// - Parameter mayAsk: not twice for the same thing.
  private mutating func reply(to remark: Remark, mayAsk: Bool = true) -> RemarkReply {
    switch matcher.match(remark) {
    case .aside(let aside): return .aside(aside)
    case .vague where mayAsk:
      asked = .something(said: remark.text)
      return .vague
    case .none, .vague:
      strays += 1
      return .notAFinding
    case .several(let rivals):
      asked = .which(rivals, said: remark.text)
      return .ambiguous(rivals)
    case .one(let finding, let explains):
      return meet(finding, explains: explains, said: remark.text)
    }
  }

  /// Nil where the remark isn't an answer to what was asked, but one of its own.
  private mutating func answer(_ asked: Asked, with remark: Remark) -> RemarkReply? {
    switch asked {
    case .fault(let place):
      guard remark.place == nil else { return nil }
      return reply(to: Remark(place: place, text: remark.text))
    case .something(let said):
      let whole = Remark(place: remark.place, text: said + " " + remark.text)
      if case .one = matcher.match(remark) { return nil }
      return reply(to: whole, mayAsk: false)
    case .which(let rivals, let said):
      guard !explainsAnother(than: rivals, remark) else { return nil }
      let named = rivals.filter { remark.place.map($0.isAt) ?? true }
      let whole = Remark(place: remark.place, text: said + " " + remark.text)
      guard case .one(let finding, let explains) = matcher.match(whole, among: named)
      else { return nil }
      return meet(finding, explains: explains, said: whole.text)
    case .more(let finding, let said):
      guard !isOfItsOwn(remark, beside: finding) else { return nil }
      let whole = Remark(place: remark.place ?? finding.lines.first, text: said + " " + remark.text)
      guard case .one(_, let explains) = matcher.match(whole, among: [finding]),
        adds(to: finding, explains: explains, whole.text)
      else { return nil }
      return meet(finding, explains: explains, said: whole.text)
    }
  }

  /// Whether a remark that follows a question about one finding speaks of another: it names a line
  /// elsewhere, or explains a fault not met before.
  private func isOfItsOwn(_ remark: Remark, beside finding: Finding) -> Bool {
    if let place = remark.place, !finding.isAt(place) { return true }
    return explainsAnother(than: met.map(\.finding), remark)
  }

  /// Whether a remark by itself explains a fault, and none of these.
  private func explainsAnother(than findings: [Finding], _ remark: Remark) -> Bool {
    guard case .one(let other, true) = matcher.match(remark) else { return false }
    return !findings.contains { $0.id == other.id }
  }

  /// Whether the words name what was still wanted of a finding that was met.
  private func adds(to finding: Finding, explains: Bool, _ text: String) -> Bool {
    guard let known = met.first(where: { $0.finding.id == finding.id }) else { return true }
    return (explains && !known.isExplained)
      || (!known.isCured && matcher.names(cureOf: finding, in: text))
  }

  private mutating func meet(_ finding: Finding, explains: Bool, said: String) -> RemarkReply {
    let cures = matcher.names(cureOf: finding, in: said)
    guard let index = met.firstIndex(where: { $0.finding.id == finding.id }) else {
      let new = MetFinding(finding: finding, isExplained: explains, isCured: cures)
      met.append(new)
      return asking(new, said: said) { .found(finding, wants: $0) }
    }
    guard adds(to: finding, explains: explains, said) else { return .foundBefore(finding) }
    met[index].isExplained = met[index].isExplained || explains
    met[index].isCured = met[index].isCured || cures
    return asking(met[index], said: said) { .completed(finding, wants: $0) }
  }

  private mutating func asking(
    _ met: MetFinding, said: String, _ reply: (RemarkReply.Part?) -> RemarkReply
  ) -> RemarkReply {
    if met.wants != nil { asked = .more(of: met.finding, said: said) }
    return reply(met.wants)
  }
}
