/// Measures two pieces of work in turns, so that whatever else the machine does falls on both.
struct Stopwatch {
  /// How long each side is measured, in seconds.
  let budget: Double
  private let clock = ContinuousClock()

  /// - Returns: the best time of one call of each, in seconds. The best is the one least disturbed.
  func compare(
    _ name: String, bound: Double, ours: () -> Void, theirs: () -> Void
  ) -> Comparison {
    let (ourCount, theirCount) = (calls(of: ours), calls(of: theirs))
    var (ourBest, theirBest) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      ourBest = min(ourBest, seconds(ourCount, ours))
      theirBest = min(theirBest, seconds(theirCount, theirs))
    }
    return Comparison(name: name, ours: ourBest, theirs: theirBest, bound: bound)
  }

  /// - Returns: the best time of one call, in seconds.
  func best(_ work: () -> Void) -> Double {
    let count = calls(of: work)
    return (0..<rounds).reduce(.infinity) { best, _ in min(best, seconds(count, work)) }
  }

  private var rounds: Int { 15 }

  /// How many calls fill one round.
  private func calls(of work: () -> Void) -> Int {
    work()
    return max(1, Int(budget / Double(rounds) / max(seconds(1, work), 1e-9)))
  }

  private func seconds(_ count: Int, _ work: () -> Void) -> Double {
    let time = clock.measure { for _ in 0..<count { work() } }
    return time / .seconds(1) / Double(count)
  }
}
