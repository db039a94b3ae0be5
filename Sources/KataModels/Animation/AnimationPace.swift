/// How far an animation has come, by the clock.
///
/// It goes one leg at a time: from one share of its way to another, in so many seconds. Resting is a
/// leg that leads nowhere.
struct AnimationPace: Sendable {
  var curve = TimingCurve.easeInOut
  /// Virtual seconds since the program started; before that, nothing moves.
  var start: TimeInterval = 0
  var seconds: TimeInterval = 0
  /// Shares of the whole way, from 0 to 1.
  var origin = 0.0
  var target = 1.0
  var repeats = false
  /// Every second time backwards.
  var turnsBack = false

  /// The share of the way that is done.
  func share(at time: TimeInterval) -> Double {
    origin + (target - origin) * curve.progress(at: passed(at: time))
  }

  /// The share of the leg's time that has passed, of the round that is under way.
  private func passed(at time: TimeInterval) -> Double {
    guard seconds > 0, time.isFinite else { return 1 }
    let rounds = max(0, (time - start) / seconds)
    guard repeats else { return min(rounds, 1) }
    let round = rounds.rounded(.down)
    let isBackwards = turnsBack && !round.truncatingRemainder(dividingBy: 2).isZero
    return isBackwards ? 1 - (rounds - round) : rounds - round
  }

  static func resting(at share: Double) -> AnimationPace {
    AnimationPace(curve: .linear, origin: share, target: share)
  }
}
