import KataModels
import Testing

/// What becomes of recognisers that are changed while a finger is down.
@MainActor @Suite struct `While a finger is down, a recogniser` {
  private let pad = Touchpad()
  private let pan: UIPanGestureRecognizer

  init() { pan = pad.add(UIPanGestureRecognizer(), "pan") }

  private func start() {
    pad.down(100, 100)
    pad.move(150, 100)
  }

  private func finish() {
    pad.move(200, 100)
    pad.up()
    MainLoop.main.turnUntilIdle()
  }

  @Test func `that is turned off is cancelled, and hears nothing of the touch when on again`() {
    start()
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    pan.isEnabled = true
    finish()
    #expect(pad.actions == ["pan.began", "pan.cancelled"])
    start()
    finish()
    #expect(pad.actions.suffix(3) == ["pan.began", "pan.changed", "pan.ended"])
  }

  @Test func `that is turned off before it has begun fails`() {
    pad.down(100, 100)
    pan.isEnabled = false
    pan.isEnabled = true
    finish()
    #expect(pad.actions == [] && pan.state == .possible)
  }

  @Test func `that is added hears of the next finger only`() {
    start()
    let press = pad.add(UILongPressGestureRecognizer(), "press")
    pad.wait(1)
    finish()
    #expect(pad.actions == ["pan.began", "pan.changed", "pan.ended"])
    pad.down(100, 100)
    pad.wait(1)
    pad.up()
    #expect(pad.actions.suffix(2) == ["press.began", "press.ended"])
    #expect(press.view === pad.card)
  }

  @Test func `that is removed is cancelled`() {
    start()
    pad.card.removeGestureRecognizer(pan)
    #expect(pan.state == .cancelled && pan.view == nil)
    finish()
    #expect(pad.actions == ["pan.began", "pan.cancelled"] && pan.state == .possible)
  }

  @Test func `that moves to another view is cancelled there, and starts anew here`() {
    let other = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    pad.window.addSubview(other)
    start()
    other.addGestureRecognizer(pan)
    #expect(pan.view === other && pad.card.gestureRecognizers == nil)
    finish()
    #expect(pad.actions == ["pan.began", "pan.cancelled"])
    pad.down(100, 400)
    pad.move(150, 400)
    pad.up()
    #expect(pad.actions.suffix(2) == ["pan.began", "pan.ended"])
  }

  @Test func `that is removed lets those act that waited for it`() {
    let tap = pad.add(UITapGestureRecognizer(), "tap")
    let double = pad.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    pad.tap()
    #expect(pad.actions == [])
    pad.card.removeGestureRecognizer(double)
    #expect(pad.actions == ["tap.ended"])
  }

  @Test func `whose view leaves the window still ends`() {
    start()
    pad.card.removeFromSuperview()
    finish()
    let ends = pad.actions.filter { $0 == "pan.ended" || $0 == "pan.cancelled" }
    #expect(ends.count == 1 && pan.state == .possible)
  }

  @Test func `may be turned off by its own action`() {
    let tap = pad.add(UITapGestureRecognizer(), "tap")
    let off = TurningOff()
    tap.addTarget(off, action: "turnOff:")
    pad.tap()
    MainLoop.main.turnUntilIdle()
    #expect(pad.actions == ["tap.ended"] && tap.state == .possible && !tap.isEnabled)
    pad.tap()
    #expect(pad.actions == ["tap.ended"])
  }

  @Test func `may die`() {
    weak var gone: UIGestureRecognizer?
    do {
      let press = pad.add(UILongPressGestureRecognizer(), "press")
      gone = press
      pad.down(100, 100)
      pad.card.removeGestureRecognizer(press)
    }
    pad.wait(1)
    finish()
    #expect(gone == nil)
  }

  @Test func `that delays the beginning keeps all from the view until it has decided`() {
    pan.delaysTouchesBegan = true
    pad.down(100, 100)
    pad.move(105, 100)
    #expect(pad.card.heard == [])
    pad.up()
    #expect(pad.card.heard == ["began", "moved", "ended"])
    MainLoop.main.turnUntilIdle()
    start()
    finish()
    #expect(pad.card.heard == ["began", "moved", "ended"])
  }

  @Test(arguments: [true, false])
  func `may hold up the end of a touch`(isHeldUp: Bool) {
    let double = pad.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = isHeldUp
    pad.tap()
    #expect(pad.card.heard == (isHeldUp ? ["began"] : ["began", "ended"]))
    pad.wait(2)
    #expect(pad.card.heard == ["began", "ended"])
  }

  @Test func `that doesn't cancel leaves the view all its touches`() {
    pan.cancelsTouchesInView = false
    start()
    finish()
    #expect(pad.card.heard == ["began", "moved", "moved", "ended"])
  }
}

private final class TurningOff: UIResponder {
  override init() {
    super.init()
    _SelectorTable.register("turnOff:", TurningOff.turnOff(_:))
  }

  private func turnOff(_ recognizer: UIGestureRecognizer) { recognizer.isEnabled = false }
}
