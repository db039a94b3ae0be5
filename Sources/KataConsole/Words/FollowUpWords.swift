import KataCourse

/// What is said around the questions to talk about.
protocol FollowUpWords {
  func followUp(_ number: Int, of count: Int) -> String
  var answerAloud: String { get }
  var rateYourself: String { get }
  /// How many were talked about.
  ///
  /// - Parameter ratings: such as `2 had`; not empty.
  func talked(_ count: Int, ratings: [String]) -> String
  func rated(_ count: Int, _ rating: FollowUpAnswer.Rating) -> String
}

extension Words {
  /// Nil where nothing was rated.
  func talked(_ ratings: [FollowUpAnswer.Rating: Int]) -> String? {
    let parts = [FollowUpAnswer.Rating.had, .partly, .missed]
      .compactMap { rating in ratings[rating].map { rated($0, rating) } }
    let all = ratings.values.reduce(0, +)
    return all == 0 ? nil : talked(all, ratings: parts)
  }
}
