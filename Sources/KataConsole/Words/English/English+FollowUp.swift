import KataCourse

extension English {
  func followUp(_ number: Int, of count: Int) -> String {
    count == 1 ? "To talk about" : "To talk about, \(number) of \(count)"
  }

  var answerAloud: String {
    "Answer aloud and press return, or write it down. Mine comes then."
  }
  var rateYourself: String {
    "How was yours? `1` missed it, `2` partly, `3` had it; return skips."
  }

  func talked(_ count: Int, ratings: [String]) -> String {
    "\(counted(count, "follow-up")) talked about: \(and(ratings))"
  }

  func rated(_ count: Int, _ rating: FollowUpAnswer.Rating) -> String {
    switch rating {
    case .had: "\(count) had"
    case .partly: "\(count) partly"
    case .missed: "\(count) missed"
    }
  }
}
