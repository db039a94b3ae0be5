import KataModels
import Testing

/// Each false belief gives the actions it predicts, where the truth gives others.
@MainActor @Suite struct `A false belief about gestures` {
  struct Belief: Sendable, CustomTestStringConvertible {
    let overlay: String
    let fingers: String
    let truth: [String]
    let believed: [String]
    var testDescription: String { overlay }
  }

  nonisolated static let beliefs = [
    Belief(
      overlay: #"{"exclusion": "onTheView"}"#, fingers: "tap",
      truth: ["card ended"], believed: ["card ended", "feed ended"]),
    Belief(
      overlay: #"{"exclusion": "none"}"#, fingers: "tap",
      truth: ["card ended"], believed: ["card ended", "feed ended"]),
    Belief(
      overlay: #"{"waiting": "singleForDouble"}"#, fingers: "tap tap",
      truth: ["card ended", "double ended"], believed: ["double ended"]),
    Belief(
      overlay: #"{"actionStates": ["began", "changed", "ended", "cancelled", "failed"]}"#,
      fingers: "stray", truth: [], believed: ["card failed", "feed failed"]),
    Belief(
      overlay: #"{"discreteStates": ["changed", "ended"]}"#, fingers: "tap",
      truth: ["card ended"], believed: ["card changed", "card ended"]),
  ]

  @Test(arguments: beliefs) func `gives its own actions`(belief: Belief) throws {
    let rules = try UIKitRules().overlaid(with: #"{"gestures": \#(belief.overlay)}"#)
    #expect(actions(belief, UIKitRules()) == belief.truth)
    #expect(actions(belief, rules) == belief.believed)
  }

  @Test func `lets a long press act when the finger lifts`() throws {
    for (overlay, actions) in [
      ("{}", ["press.began", "press.changed", "press.ended"]),
      (#"{"pressStates": []}"#, ["press.ended"]),
    ] {
      let pad = try pad(overlay)
      pad.add(UILongPressGestureRecognizer(), "press")
      pad.down(50, 50)
      pad.wait(0.6)
      pad.move(53, 50)
      pad.wait(0.1)
      pad.up()
      #expect(pad.actions == actions)
    }
  }

  @Test func `lets what is cancelled end`() throws {
    for (overlay, last) in [
      ("{}", "pan.cancelled"), (#"{"cancelledState": "ended"}"#, "pan.ended"),
    ] {
      let pad = try pad(overlay)
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      for stop in [{ pad.fingers.cancel() }, { pan.isEnabled = false }] {
        pad.down(50, 50)
        pad.move(90, 50)
        stop()
        MainLoop.main.turnUntilIdle()
        #expect(pad.actions.suffix(2) == ["pan.began", last])
      }
    }
  }

  @Test func `measures from the action before`() throws {
    for (overlay, measured) in [
      ("{}", [2, 3, 40, 60]), (#"{"measuring": "sinceLastAction"}"#, [2, 1.5, 40, 20]),
    ] {
      let pad = try pad(overlay)
      let (pinch, pan) = (UIPinchGestureRecognizer(), UIPanGestureRecognizer())
      let reader = Reader()
      for recognizer in [pinch, pan] {
        recognizer.addTarget(reader, action: "read:")
        pad.card.addGestureRecognizer(recognizer)
      }
      pad.down(100, 50)
      pad.down(200, 50, finger: 1)
      pan.isEnabled = false
      pad.move(300, 50, finger: 1)
      pad.move(400, 50, finger: 1)
      pad.up(finger: 1)
      pad.up()
      MainLoop.main.turnUntilIdle()
      (pan.isEnabled, pinch.isEnabled) = (true, false)
      pad.down(100, 50)
      pad.move(140, 50)
      pad.move(160, 50)
      #expect(agree([0, 1, 3, 4].map { reader.read[$0] }, measured))
    }
  }

  private func pad(_ overlay: String) throws -> Touchpad {
    try Touchpad(UIKitRules().overlaid(with: #"{"gestures": \#(overlay)}"#))
  }

  /// A tap recogniser on the feed and one on its card, with a double one beside it where two taps
  /// are played.
  private func actions(_ belief: Belief, _ rules: UIKitRules) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let (feed, card) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    window.addSubview(feed)
    feed.addSubview(card)
    let log = GestureLog()
    let isDouble = belief.fingers == "tap tap"
    if !isDouble { add("feed", 1, to: feed, log) }
    add("card", 1, to: card, log)
    if isDouble { add("double", 2, to: card, log) }
    play(belief.fingers, TouchDelivery(rules: rules) { [window] })
    return log.actions.map { $0.joined(separator: " ") }
  }

  private func add(_ name: String, _ taps: Int, to view: UIView, _ log: GestureLog) {
    let tap = UITapGestureRecognizer(target: log, action: "fired:")
    (tap.name, tap.numberOfTapsRequired) = (name, taps)
    view.addGestureRecognizer(tap)
  }

  private func play(_ script: String, _ fingers: TouchDelivery) {
    for step in script.split(separator: " ") {
      fingers.down(at: CGPoint(x: 50, y: 50))
      if step == "stray" { fingers.move(to: CGPoint(x: 150, y: 50)) }
      fingers.up()
      MainLoop.main.run(until: MainLoop.main.now + 0.1)
    }
    MainLoop.main.run(until: MainLoop.main.now + 2)
  }
}

/// Reads the measure of each recogniser that acts.
private final class Reader: UIResponder {
  private(set) var read: [Double] = []

  override init() {
    super.init()
    _SelectorTable.register("read:", Reader.read(_:))
  }

  private func read(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let pinch as UIPinchGestureRecognizer: read.append(Double(pinch.scale))
    case let pan as UIPanGestureRecognizer: read.append(Double(pan.translation(in: nil).x))
    default: break
    }
  }
}
