/// Finds the fault that a remark is about.
///
/// A remark explains a finding where it has one word of each of the finding's groups of concept
/// words, whatever their endings. It places a finding where it names one of its lines, in a range
/// short enough to mean something, has words of at least half of the groups, and is much like what
/// the finding says. The findings that a remark may mean are ranked by the share of
/// groups met, then by the line, then by how much its words have in common with what the finding
/// says; where two are as good as each other there is no telling.
struct RemarkMatcher {
  let findings: [Finding]

  /// What a remark comes to.
  enum Match: Hashable {
    case none
    /// - Parameter explains: the cause is named, not only the place and something of it.
    case one(Finding, explains: Bool)
    /// In order of severity.
    case several([Finding])
  }

  /// How near the best two may be to each other and still be told apart.
  private static let margin = 0.15
  /// How like a finding a remark has to be that only places it; the most alike is 1.
  private static let leastLikeness = 0.6

  func match(_ remark: Remark) -> Match {
    // The index is made anew, in memory, and can fail for want of memory only: then nothing fits.
    let candidates = (try? candidates(for: remark)) ?? []
    guard let best = candidates.map(\.rank).max() else { return .none }
    let rivals = candidates.filter { best - $0.rank < Self.margin }
    return rivals.count == 1
      ? .one(rivals[0].finding, explains: rivals[0].explains) : .several(rivals.map(\.finding))
  }

  /// Whether the remark names the finding's cure.
  static func names(cureOf finding: Finding, in text: String) -> Bool {
    (try? WordIndex([text]).text(0, hasAnyOf: finding.cures)) ?? false
  }

  private struct Candidate {
    var finding: Finding
    var explains: Bool
    var rank: Double
  }

  private func candidates(for remark: Remark) throws(SQLFailure) -> [Candidate] {
    let said = try WordIndex([remark.text])
    let likeness = try WordIndex(findings.map(\.words)).likeness(to: remark.text)
    var candidates: [Candidate] = []
    for (number, finding) in findings.enumerated() {
      let share = try finding.shareOfConcepts(in: said)
      let alike = likeness[number] ?? 0
      let isPlaced =
        share >= 0.5 && alike >= Self.leastLikeness
        && remark.place.map(finding.isPlaced) ?? false
      guard share == 1 || isPlaced else { continue }
      let isThere = remark.place.map(finding.isAt)
      let place = isThere.map { $0 ? 0.5 : -0.5 } ?? 0
      let rank = 2 * share + place + 0.5 * alike
      candidates.append(Candidate(finding: finding, explains: share == 1, rank: rank))
    }
    return candidates
  }
}

extension Finding {
  func isAt(_ place: ClosedRange<Int>) -> Bool { lines.contains { $0.overlaps(place) } }

  /// Whether the lines lie in a range that is no longer than ten lines.
  fileprivate func isPlaced(_ place: ClosedRange<Int>) -> Bool {
    lines.contains { $0.count <= 10 && $0.overlaps(place) }
  }

  /// Everything that is said about the fault, for likeness.
  fileprivate var words: String {
    ([title, why] + concepts.flatMap { $0 }).joined(separator: " ")
  }

  /// How many of the groups have a word in the text, of all; 0 where there are no groups.
  fileprivate func shareOfConcepts(in index: WordIndex) throws(SQLFailure) -> Double {
    var met = 0
    for group in concepts where try index.text(0, hasAnyOf: group) { met += 1 }
    return concepts.isEmpty ? 0 : Double(met) / Double(concepts.count)
  }
}
