import KataModels
import Testing

/// What a class of one's own may do, as Apple's articles on custom gesture recognisers tell
/// (developer.apple.com/documentation/uikit/implementing-a-custom-gesture-recognizer).
@MainActor @Suite struct `A recogniser of one's own` {
  private let pad = Touchpad()

  private func add(_ script: @escaping Scripted.Script) -> Scripted {
    pad.add(Scripted(script), "mine")
  }

  @Test func `hears each phase and is reset once its fingers are up`() {
    let mine = add { mine, phase in if phase == .ended { mine.state = .ended } }
    pad.down(100, 100)
    pad.move(110, 100)
    pad.up()
    MainLoop.main.turnUntilIdle()
    #expect(mine.heard == ["began", "moved", "ended", "reset"])
    #expect(pad.actions == ["mine.ended"])
    pad.down(100, 100)
    pad.fingers.cancel()
    #expect(mine.heard == ["began", "moved", "ended", "reset", "began", "cancelled"])
  }

  @Test func `may be continuous`() {
    let states: [UITouch.Phase: UIGestureRecognizer.State] = [
      .began: .began, .moved: .changed, .ended: .ended, .cancelled: .cancelled,
    ]
    _ = add { mine, phase in mine.state = states[phase] ?? .failed }
    pad.down(100, 100)
    pad.move(101, 100)
    pad.move(102, 100)
    pad.up()
    MainLoop.main.turnUntilIdle()
    pad.down(100, 100)
    pad.fingers.cancel()
    #expect(
      pad.actions == [
        "mine.began", "mine.changed", "mine.changed", "mine.ended", "mine.began", "mine.cancelled",
      ])
  }

  @Test func `that has recognised nothing fails where it cancels`() {
    let mine = add { mine, phase in if phase == .moved { mine.state = .cancelled } }
    pad.down(100, 100)
    pad.move(150, 100)
    #expect(mine.state == .failed)
    pad.up()
    MainLoop.main.turnUntilIdle()
    #expect(pad.actions == [] && mine.state == .possible)
  }

  @Test func `says so on standard error where it takes a step that doesn't exist`() {
    let mine = add { _, _ in }
    pad.down(100, 100)
    let lines = logged { mine.state = .changed }
    #expect(mine.state == .possible && pad.actions == [])
    #expect(
      lines == ["Gestures: mine can't go from possible to changed, so it stays possible."])
    mine.state = .began
    let more = logged {
      mine.state = .possible
      mine.state = .failed
      mine.state = .changed
    }
    #expect(
      more == [
        "Gestures: mine can't go from began to possible, so it stays began.",
        "Gestures: mine can't go from began to failed, so it is cancelled.",
        "Gestures: mine can't go from cancelled to changed, so it stays cancelled.",
      ])
    #expect(pad.actions == ["mine.began", "mine.cancelled"])
  }

  @Test func `may give up twice, and say possible in its reset`() {
    let mine = add { mine, phase in mine.state = phase == .ended ? .ended : .possible }
    let lines = logged {
      pad.down(100, 100)
      pad.up()
      mine.state = .cancelled
      mine.state = .ended
      mine.state = .possible
      MainLoop.main.turnUntilIdle()
    }
    #expect(lines == [] && mine.state == .possible)
  }

  @Test func `is reset where it acts without a touch`() {
    let mine = add { _, _ in }
    mine.state = .ended
    #expect(pad.actions == ["mine.ended"] && mine.state == .ended)
    MainLoop.main.turnUntilIdle()
    #expect(mine.state == .possible && mine.heard == ["reset"])
  }

  @Test func `that ignores its touches is waited for by nobody`() {
    let mine = add { _, _ in }
    mine.ignoresTouches = true
    pad.add(UITapGestureRecognizer(), "tap").require(toFail: mine)
    pad.tap()
    #expect(pad.actions == ["tap.ended"])
  }

  @Test func `has an ignored touch neither counted nor cancelled`() {
    let mine = add { mine, phase in if phase == .moved { mine.state = .began } }
    pad.down(100, 100)
    mine.ignoresTouches = true
    pad.down(200, 100, finger: 1)
    #expect(mine.numberOfTouches == 1)
    pad.move(110, 100)
    pad.up(finger: 1)
    #expect(pad.actions == ["mine.began"])
    #expect(pad.card.heard == ["began", "began", "cancelled", "ended"])
  }

  @Test(arguments: [true, false])
  func `may refuse to prevent, or to be prevented`(isTheOthersRefusal: Bool) {
    let mine = add { mine, phase in if phase == .began { mine.state = .began } }
    let other = pad.add(
      Scripted { other, phase in if phase == .ended { other.state = .ended } }, "other")
    if isTheOthersRefusal {
      other.isPreventable = false
    } else {
      mine.prevents = false
    }
    pad.tap()
    #expect(pad.actions == ["mine.began", "other.ended"])
  }

  @Test func `prevents and is prevented where nobody refuses`() {
    _ = add { mine, phase in if phase == .began { mine.state = .began } }
    let other = pad.add(Scripted { _, _ in }, "other")
    pad.down(100, 100)
    #expect(pad.actions == ["mine.began"] && other.state == .failed)
  }

  @Test func `may be told by its class to wait, or to be waited for`() {
    for isWaiting in [true, false] {
      let pad = Touchpad()
      let one = pad.add(
        Scripted { one, phase in if phase == .began { one.state = .began } }, "one")
      let other = pad.add(Scripted { _, _ in }, "other")
      if isWaiting { one.waitsFor = { $0.name == "other" } } else { other.delays = { $0 === one } }
      pad.down(100, 100)
      #expect(pad.actions == [])
      other.state = .failed
      #expect(pad.actions == ["one.began"])
    }
  }

  @Test func `may refuse the whole event`() {
    let mine = add { mine, _ in mine.state = .ended }
    mine.receives = false
    pad.tap()
    #expect(mine.heard == [] && pad.actions == [])
  }
}

/// A recogniser that plays a script, and notes what it hears.
final class Scripted: UIGestureRecognizer {
  typealias Script = (Scripted, UITouch.Phase) -> Void

  private let script: Script
  private(set) var heard: [String] = []
  var ignoresTouches = false
  var prevents = true
  var isPreventable = true
  var receives = true
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var delays: (UIGestureRecognizer) -> Bool = { _ in false }

  init(_ script: @escaping Script) {
    self.script = script
    super.init(target: nil, action: nil)
  }

  private func hear(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: UITouch.Phase) {
    heard.append("\(phase)")
    if ignoresTouches, phase == .began {
      for touch in touches { ignore(touch, for: event) }
    }
    script(self, phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(touches, event, .cancelled)
  }

  override func reset() { heard.append("reset") }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsFor(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { delays(other) }
  override func shouldReceive(_ event: UIEvent) -> Bool { receives }
}

/// What UIKit would log, without the numbers that tell equal names apart.
@MainActor func logged(_ work: () -> Void) -> [String] {
  var lines: [String] = []
  let usual = SystemLog.output
  SystemLog.output = { lines.append($0.replacing(/#\d+/, with: "")) }
  work()
  SystemLog.output = usual
  return lines
}
