import KataCourse

// What is said to a reviewer.
extension Wording {
  static let reviewScore = """
    What users reported counts twice while it comes first, then the rest by severity. A cause is \
    worth more than its line, a cure makes it whole, and remarks that fit no fault cost points.
    """

  static let placed = "Something is wrong there. What happens, and why?"
  static let foundBefore = "You have named that one already."
  static let notAFinding = "Not among the faults I know. If you are sure, use other words."
  static let missed = "Missed"
  static let cure = "Cure"

  static func found(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    let kind = finding.isReported ? "Found, and users reported it" : "Found"
    return "\(kind): \(finding.title.sentence)" + (part == .cure ? " And the cure?" : "")
  }

  static func completed(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    part == .cure
      ? "That is it: \(finding.title.sentence) And the cure?" : "Yes, that mends it."
  }

  static func ambiguous(_ places: [String]) -> String {
    places.isEmpty
      ? "That fits more than one fault. Say more exactly what happens, please."
      : "That fits more than one fault: at \(places.formatted(last: "or")). Which do you mean?"
  }

  static func aside(_ aside: ReviewAside) -> String {
    "That is so, and not what is asked for here. \(aside.says)"
  }

  static let vague = "That may be something. What goes wrong exactly, and at which line?"

  static func onlyPlace(_ lines: String) -> String { "And what goes wrong at \(lines)?" }

  static func lines(_ range: ClosedRange<Int>) -> String { lines(of: [range]) }

  /// In the order of the lines, and each once where ranges overlap.
  static func lines(of ranges: [ClosedRange<Int>]) -> String {
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
    let isOne = merged.count == 1 && merged[0].count == 1
    return (isOne ? "line " : "lines ") + texts.formatted(last: "and")
  }

  static func reviewed(_ result: ReviewResult, of total: Int) -> String {
    let reported = result.found.filter(\.isReported).count
    let all = reported + result.missed.filter(\.isReported).count
    let count = "\(result.found.count) of \(total) found"
    guard all > 0 else { return count + "." }
    guard reported == all else {
      return "\(count), \(number(reported)) of the \(counted(all, "reported bug")) among them."
    }
    let which =
      all == 1 ? "the reported bug" : all == 2 ? "both reported bugs" : "all reported bugs"
    let isFirst = result.found.prefix(reported).allSatisfy(\.isReported)
    return "\(count), \(which) \(isFirst ? "first" : "among them")."
  }

  static func score(_ result: ReviewResult) -> String {
    let score = "\(Int((result.score * 100).rounded())) of 100 points, "
    let strays =
      result.strays == 0 ? "" : " \(counted(result.strays, "remark")) fitted no fault."
    return score + (result.isPassed ? "passed." : "not passed yet.") + strays
  }
}
