import KataCourse

extension English {
  var reviewScore: String {
    """
    What users reported counts twice while it comes first, then the rest by severity. A cause is \
    worth more than its line, a cure makes it whole, and remarks that fit no fault cost points.
    """
  }

  var placed: String { "Something is wrong there. What happens, and why?" }
  var foundBefore: String { "You have named that one already." }
  var notAFinding: String {
    "Not among the faults I know. If you are sure, use other words."
  }
  var missed: String { "Missed" }
  var cure: String { "Cure" }
  var vague: String { "That may be something. What goes wrong exactly, and at which line?" }

  func found(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    let kind = finding.isReported ? "Found, and users reported it" : "Found"
    return "\(kind): \(finding.title.sentence)" + (part == .cure ? " And the cure?" : "")
  }

  func completed(_ finding: Finding, wants part: RemarkReply.Part?) -> String {
    part == .cure
      ? "That is it: \(finding.title.sentence) And the cure?" : "Yes, that mends it."
  }

  func ambiguous(_ places: [String]) -> String {
    places.isEmpty
      ? "That fits more than one fault. Say more exactly what happens, please."
      : "That fits more than one fault: at \(or(places)). Which do you mean?"
  }

  func aside(_ aside: ReviewAside) -> String {
    "That is so, and not what is asked for here. \(aside.says)"
  }

  func onlyPlace(_ lines: String) -> String { "And what goes wrong at \(lines)?" }

  func lines(_ numbers: [String], isOne: Bool) -> String {
    (isOne ? "line " : "lines ") + and(numbers)
  }

  func reviewed(_ count: ReviewCount) -> String {
    let found = "\(count.found) of \(count.total) found"
    let all = count.allReported
    guard all > 0 else { return found + "." }
    guard count.reported == all else {
      return
        "\(found), \(number(count.reported)) of the \(counted(all, "reported bug")) among them."
    }
    let which =
      all == 1 ? "the reported bug" : all == 2 ? "both reported bugs" : "all reported bugs"
    return "\(found), \(which) \(count.isReportedFirst ? "first" : "among them")."
  }

  func score(_ points: Int, isPassed: Bool, strays: Int) -> String {
    let strays = strays == 0 ? "" : " \(counted(strays, "remark")) fitted no fault."
    return "\(points) of 100 points, " + (isPassed ? "passed." : "not passed yet.") + strays
  }
}
