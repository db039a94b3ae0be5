import KataCourse

/// The remarks of a review, a line each, handed in whole.
struct ReviewedAnswer {
  var kata: Kata
  var review: Review
  var seed: Int
  var text: String

  func judge(at desk: Desk, isJSON: Bool, since start: Double) -> ExitStatus {
    var sitting = ReviewSitting(review)
    let remarks = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let replies = remarks.map { sitting.take($0) }
    let result = sitting.result
    desk.keep(
      Attempt(
        kata: kata.id, seed: seed, answer: text, outcome: result.isPassed ? .right : .wrong,
        hints: 0, seconds: desk.now() - start, score: result.score),
      to: kata)
    if isJSON {
      desk.console.write(JSONText.line(ReviewReport(remarks, replies: replies, result: result)))
    } else {
      for reply in replies { desk.tell(.remark(reply)) }
      desk.tell(.reviewed(result, question: Question(kata, seed: seed)))
    }
    return result.isPassed ? .done : .wrong
  }
}
