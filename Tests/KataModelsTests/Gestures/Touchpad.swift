import KataModels

/// A card in a window, the recognisers on it, and fingers.
@MainActor final class Touchpad {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let card = Recorder(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let fingers: TouchDelivery
  let log = GestureLog()

  init(_ rules: UIKitRules = UIKitRules()) {
    window.isHidden = false
    window.addSubview(card)
    card.isMultipleTouchEnabled = true
    fingers = TouchDelivery(rules: rules) { [window] in [window] }
  }

  /// Its actions are logged under the name.
  @discardableResult func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: "fired:")
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// `name.state`, in the order they were sent.
  var actions: [String] { log.actions.map { $0.joined(separator: ".") } }

  func wait(_ seconds: TimeInterval) {
    MainLoop.main.run(until: MainLoop.main.now + seconds)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    fingers.down(finger: finger, at: CGPoint(x: x, y: y))
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    fingers.move(finger: finger, to: CGPoint(x: x, y: y))
  }

  func up(finger: Int = 0) { fingers.up(finger: finger) }

  func tap(_ x: CGFloat = 150, _ y: CGFloat = 150) {
    down(x, y)
    wait(0.05)
    up()
  }

  /// In equal moves, 0.02 seconds apart.
  func drag(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), steps: Int = 5, finger: Int = 0
  ) {
    for step in 1...steps {
      wait(0.02)
      let share = CGFloat(step) / CGFloat(steps)
      move(
        start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share, finger: finger)
    }
  }
}
