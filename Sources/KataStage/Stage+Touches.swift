import KataModels

/// Fingers. Points are in window coordinates. A call has delivered everything when it returns; it
/// does not wait for gestures that time decides.
extension Stage {
  public func touchDown(_ point: CGPoint, finger: Int = 0) {
    deliver { $0.down(finger: finger, at: point) }
  }

  public func touchMove(_ point: CGPoint, finger: Int = 0) {
    deliver { $0.move(finger: finger, to: point) }
  }

  /// - Parameter point: where the finger lifts, without a move of its own; nil: where it is.
  public func touchUp(_ point: CGPoint? = nil, finger: Int = 0) {
    deliver { $0.up(finger: finger, at: point) }
  }

  /// The system takes the finger away, as for an incoming call.
  public func touchCancel(finger: Int = 0) {
    deliver { $0.cancel(finger: finger) }
  }

  /// Down for 0.05 seconds each time, and 0.1 seconds between two taps.
  public func tap(_ point: CGPoint, count: Int = 1) {
    for number in 0..<count {
      if number > 0 { wait(0.1) }
      press(point, for: 0.05)
    }
  }

  public func press(_ point: CGPoint, for seconds: TimeInterval) {
    touchDown(point)
    wait(seconds)
    touchUp()
  }

  /// One finger along a straight line, in moves of equal length and time.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.3, steps: Int = 10
  ) {
    touchDown(start)
    for step in 1...max(1, steps) {
      wait(seconds / Double(max(1, steps)))
      let share = CGFloat(step) / CGFloat(max(1, steps))
      touchMove(
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    touchUp()
  }

  /// Two fingers, at first 100 points apart, whose distance is multiplied by `scale`.
  public func pinch(at center: CGPoint, scale: CGFloat) {
    moveTwoFingers(about: center) { share in (50 * (1 + (scale - 1) * share), 0) }
  }

  /// Two fingers 100 points apart that turn about their middle.
  ///
  /// - Parameter radians: clockwise, as the screen's y points down.
  public func rotate(at center: CGPoint, radians: CGFloat) {
    moveTwoFingers(about: center) { share in (50, radians * share) }
  }

  /// - Parameter place: the fingers' distance from the middle and their angle, by the share of the
  ///   way.
  private func moveTwoFingers(
    about center: CGPoint, _ place: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    let steps = 10
    for step in 0...steps {
      if step > 0 { wait(0.03) }
      let (radius, angle) = place(CGFloat(step) / CGFloat(steps))
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      let points = [
        CGPoint(x: center.x + x, y: center.y + y), CGPoint(x: center.x - x, y: center.y - y),
      ]
      if step == 0 {
        for (finger, point) in points.enumerated() { touchDown(point, finger: finger) }
      } else {
        deliver { $0.move(points.enumerated().map { ($0.offset, $0.element) }) }
      }
    }
    touchUp(finger: 1)
    touchUp(finger: 0)
  }

  /// What is due comes first; then the touch has a turn of its own.
  func deliver(_ send: (TouchDelivery) -> Void) {
    Self.checkDriver()
    loop.turnUntilIdle()
    loop.turn { send(touches) }
  }
}
