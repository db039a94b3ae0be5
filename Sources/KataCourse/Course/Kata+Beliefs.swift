extension Kata {
  /// What it says to an answer that comes from a belief, or does the same as a known mistake; nil
  /// where it can't tell that one.
  func words(to belief: String) -> String? {
    switch kind {
    case .predict(let prediction): prediction.beliefs.first { $0.id == belief }?.says
    case .code(let exercise): exercise.mistakes.first { $0.id == belief }?.says
    case .choose, .review: nil
    }
  }
}
