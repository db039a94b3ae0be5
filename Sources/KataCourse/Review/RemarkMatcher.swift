/// Finds the fault that a remark is about.
///
/// A remark explains a finding where it has one word of each of the finding's groups of concept
/// words, whatever their endings. It places a finding where it names one of its lines, in a range
/// short enough to mean something, has words of at least half of the groups, and is much like what
/// the finding says. The findings that a remark may mean are ranked by the share of groups met, then
/// by the line, then by how much its words have in common with what the finding says; where two are
/// as good as each other there is no telling. A few words that have half of what explains a finding, and
/// name no line elsewhere, may mean one: they are vague, and not wrong.
struct RemarkMatcher: Sendable {
  private let sought: [SoughtFinding]
  private let asides: [(aside: ReviewAside, concepts: ConceptGroups)]

  init(findings: [Finding], asides: [ReviewAside] = []) {
    sought = findings.map(SoughtFinding.init)
    self.asides = asides.map { ($0, ConceptGroups($0.concepts)) }
  }

  init(_ review: Review) { self.init(findings: review.findings, asides: review.asides) }

  /// What a remark comes to.
  enum Match: Hashable {
    case none
    /// Something that is so, and no finding.
    case aside(ReviewAside)
    /// Too little to tell what it means, and not nothing.
    case vague
    /// - Parameter explains: the cause is named, not only the place and something of it.
    case one(Finding, explains: Bool)
    /// In order of severity.
    case several([Finding])
  }

  /// How near the best two may be to each other and still be told apart.
  private static let margin = 0.15
  /// How like a finding a remark has to be that only places it; the most alike is 1.
  private static let leastLikeness = 0.6

  /// Words up to which a remark may be vague; with more it says what it means.
  private static let mostVagueWords = 8

  /// - Parameter choice: the only findings that come into question; nil for all.
  func match(_ remark: Remark, among choice: [Finding]? = nil) -> Match {
    let sought = sought.filter { choice?.contains($0.finding) ?? true }
    // The index is made anew, in memory, and can fail for want of memory only: then nothing fits.
    let candidates = (try? Self.candidates(for: remark, among: sought)) ?? []
    guard let best = candidates.map(\.rank).max() else {
      if let aside = aside(in: remark) { return .aside(aside) }
      return (try? Self.isVague(remark, among: sought)) == true ? .vague : .none
    }
    let rivals = candidates.filter { best - $0.rank < Self.margin }
    return rivals.count == 1
      ? .one(rivals[0].finding, explains: rivals[0].explains) : .several(rivals.map(\.finding))
  }

  /// Whether a text names the finding's cure.
  func names(cureOf finding: Finding, in text: String) -> Bool {
    guard let sought = sought.first(where: { $0.finding.id == finding.id }) else { return false }
    return (try? WordIndex([text]).text(0, has: sought.cures)) ?? false
  }

  private func aside(in remark: Remark) -> ReviewAside? {
    guard !asides.isEmpty, let said = try? WordIndex([remark.text]) else { return nil }
    return asides.first { (try? $0.concepts.share(in: said)) == 1 }?.aside
  }

  private static func isVague(
    _ remark: Remark, among sought: [SoughtFinding]
  ) throws(SQLFailure) -> Bool {
    guard remark.text.split(whereSeparator: \.isWhitespace).count <= mostVagueWords else {
      return false
    }
    let said = try WordIndex([remark.text])
    for one in sought where remark.place.map(one.finding.isAt) ?? true {
      if try one.concepts.share(in: said) >= 0.5 { return true }
    }
    return false
  }

  private struct Candidate {
    var finding: Finding
    var explains: Bool
    var rank: Double
  }

  private static func candidates(
    for remark: Remark, among sought: [SoughtFinding]
  ) throws(SQLFailure) -> [Candidate] {
    let said = try WordIndex([remark.text])
    let likeness = try WordIndex(sought.map(\.words)).likeness(to: remark.text)
    var candidates: [Candidate] = []
    for (number, one) in sought.enumerated() {
      let share = try one.concepts.share(in: said)
      let alike = likeness[number] ?? 0
      let isPlaced =
        share >= 0.5 && alike >= leastLikeness && remark.place.map(one.finding.isPlaced) ?? false
      guard share == 1 || isPlaced else { continue }
      let place = remark.place.map { one.finding.isAt($0) ? 0.5 : -0.5 } ?? 0
      let rank = 2 * share + place + 0.5 * alike
      candidates.append(Candidate(finding: one.finding, explains: share == 1, rank: rank))
    }
    return candidates
  }
}

/// A finding with its words made ready for searching.
private struct SoughtFinding: Sendable {
  let finding: Finding
  let concepts: ConceptGroups
  let cures: WordIndex.Phrases
  /// Everything that is said about the fault, for likeness.
  let words: String

  init(_ finding: Finding) {
    self.finding = finding
    concepts = ConceptGroups(finding.concepts)
    cures = WordIndex.Phrases(anyOf: finding.cures)
    words = ([finding.title, finding.why] + finding.concepts.flatMap { $0 }).joined(separator: " ")
  }

}

/// Groups of words, of which a text has to have one each.
private struct ConceptGroups: Sendable {
  private let groups: [WordIndex.Phrases]

  init(_ groups: [[String]]) { self.groups = groups.map(WordIndex.Phrases.init(anyOf:)) }

  /// How many of the groups have a word in the text, of all; 0 where there are no groups.
  func share(in index: WordIndex) throws(SQLFailure) -> Double {
    var met = 0
    for group in groups where try index.text(0, has: group) { met += 1 }
    return groups.isEmpty ? 0 : Double(met) / Double(groups.count)
  }
}

extension Finding {
  func isAt(_ place: ClosedRange<Int>) -> Bool { lines.contains { $0.overlaps(place) } }

  /// Whether the lines lie in a range that is no longer than ten lines.
  fileprivate func isPlaced(_ place: ClosedRange<Int>) -> Bool {
    lines.contains { $0.count <= 10 && $0.overlaps(place) }
  }
}
