extension Session {
  /// Asks the first follow-up, or leaves the kata behind.
  mutating func followUps() -> [SessionEvent] {
    visit.question.kata.followUps.isEmpty ? leaveBehind() : ask(0)
  }

  mutating func leaveBehind() -> [SessionEvent] {
    visit.stage = .behind
    let over = endDue()
    return over + [.finished(visit.question.kata, next: next)]
  }

  private mutating func ask(_ index: Int) -> [SessionEvent] {
    visit.stage = .followUp(index)
    return [followUp(index, revealed: false)]
  }

  /// Shows a follow-up's answer, by which the learner's own is then rated.
  ///
  /// - Parameter written: what the learner wrote, kept at once; nil where it was said aloud.
  mutating func reveal(_ index: Int, written: String?) -> [SessionEvent] {
    visit.stage = .rating(index, written: written)
    let kept = written.map { keep(answer(to: index, written: $0)) }
    return [kept].compactMap { $0 } + [followUp(index, revealed: true)]
  }

  /// Keeps the rating, and asks the next follow-up.
  mutating func rate(_ index: Int, written: String?, _ text: String) -> [SessionEvent] {
    guard let rating = FollowUpAnswer.Rating(text) else { return [.unratable] }
    let kept = keep(answer(to: index, written: written, rating))
    return [kept] + pass(index)
  }

  /// Asks the next follow-up, or leaves the kata behind after the last.
  mutating func pass(_ index: Int) -> [SessionEvent] {
    index + 1 == visit.question.kata.followUps.count ? leaveBehind() : ask(index + 1)
  }

  private func answer(
    to index: Int, written: String?, _ rating: FollowUpAnswer.Rating? = nil
  ) -> FollowUpAnswer {
    FollowUpAnswer(
      kata: visit.kata.id, question: visit.question.kata.followUps[index].question,
      written: written, rating: rating)
  }

  private mutating func keep(_ answer: FollowUpAnswer) -> SessionEvent {
    standing.count(answer)
    return .discussed(answer)
  }

  private func followUp(_ index: Int, revealed: Bool) -> SessionEvent {
    let all = visit.question.kata.followUps
    return .followUp(all[index], revealed: revealed, number: index + 1, of: all.count)
  }
}
