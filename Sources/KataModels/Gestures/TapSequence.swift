/// The taps that a recogniser has seen so far.
struct TapSequence {
  /// Those that are over.
  private(set) var number = 0
  /// The most fingers that were down at once in this tap.
  private var fingers = 0
  /// Where the fingers of the first tap came down, in the window.
  private var places: [CGPoint] = []

  /// Fingers come down.
  ///
  /// - Parameter down: how many are down now, these among them.
  /// - Returns: whether they are near those of the first tap.
  @MainActor mutating func come(
    _ touches: Set<UITouch>, of down: Int, _ limits: GestureLimits
  ) -> Bool {
    fingers = max(fingers, down)
    for touch in touches {
      if number == 0 {
        places.append(touch.start)
      } else if !places.contains(where: {
        $0.distance(to: touch.start) <= limits.multiTapDistance
      }) {
        return false
      }
    }
    return true
  }

  /// The last finger lifts, which makes a tap where as many have been down as are needed.
  mutating func lift(_ needed: Int) -> Bool {
    guard fingers == needed else { return false }
    number += 1
    fingers = 0
    return true
  }
}
