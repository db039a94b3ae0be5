import KataCourse

extension English {
  func nextTime(inDays days: Int, withOtherValues: Bool) -> String {
    withOtherValues ? "Next time with other values, \(ahead(days))." : "Next time: \(ahead(days))."
  }

  /// `tomorrow`, `in 4 days`, `in 3 months`, `in 2 years`.
  private func ahead(_ days: Int) -> String {
    switch days {
    case 1: "tomorrow"
    case ..<60: "in \(days) days"
    case ..<730: "in \(Int((Double(days) / 30.4).rounded())) months"
    default: "in \(Int((Double(days) / 365.25).rounded())) years"
    }
  }

  func due(_ count: Int, minutes: Int) -> String {
    "Due: \(counted(count, "kata")), \(minutes) min"
  }

  func ago(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "yesterday"
    default: "\(days) days ago"
    }
  }

  var toPractise: String { "to practise" }

  func cameFromOneIdea(_ times: Int) -> String {
    "Your answers came \(times == 2 ? "twice" : "\(number(times)) times") from one idea."
  }

  var nothingDue: String { "Nothing is due." }

  func upcoming(_ kata: String, inDays days: Int) -> String {
    "`\(kata)` comes next, \(ahead(days))."
  }

  var leadsThrough: String {
    "From here on return leads through it, and then on with the course."
  }

  var offer: String { "Return goes through it now, `quit` leaves." }

  var nothingMoreDue: String { "Nothing more is due today." }

  func stillDue(_ count: Int) -> String {
    count == 1
      ? "That was the last; one kata is still due."
      : "That was the last; \(number(count)) katas are still due."
  }

  func placementBegan(tracks: Int) -> String {
    let place = tracks == 1 ? "" : " in each of \(counted(tracks, "track"))"
    return """
      A placement run asks one question a level\(place), each harder than the one before. An answer \
      that is right at once shows that you know the levels below it, and the course passes over \
      them; anything else ends the track. There are no hints: `skip` what you don't know. `quit` \
      when you like; what you have shown is kept.
      """
  }

  func placed(_ track: String, level: Int) -> String {
    level > 1
      ? "\(track): what is below level \(level) counts as known, and the course passes over it."
      : "\(track): the course begins at its beginning."
  }

  var placementOver: String { "That was the placement run, and now the course goes on." }

  func notInPlacement(_ word: Word) -> String {
    "There is no `\(word.rawValue)` in a placement run. `skip` what you don't know; the course "
      + "explains it later."
  }

  var countsAsKnown: String { "counts as known by a placement run; its name opens it" }
}
