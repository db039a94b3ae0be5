/// How fast a value changes that is measured at each move.
///
/// Fingers that move at the same time are told one after the other, so the last moment before is
/// what a value is compared with.
struct GestureSpeed {
  private var before = (value: CGFloat(0), time: TimeInterval(0))
  private var last = (value: CGFloat(0), time: TimeInterval(0))

  /// Starts with a value at a time in seconds, at rest.
  init(_ value: CGFloat = 0, at time: TimeInterval = 0) {
    before = (value, time)
    last = before
  }

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    if time > last.time { before = last }
    last = (value, time)
  }

  /// The value goes on from another one, as when somebody sets it.
  mutating func shift(by difference: CGFloat) {
    before.value += difference
    last.value += difference
  }

  /// A second.
  var rate: CGFloat {
    let seconds = last.time - before.time
    return seconds > 0 ? (last.value - before.value) / seconds : 0
  }
}
