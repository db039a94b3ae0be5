import KataModels
import Testing

/// R103–R114 of the evidence, and what Apple's reference says of several fingers and of taps.
@MainActor @Suite struct `A long press` {
  private let pad = Touchpad()
  private let press: UILongPressGestureRecognizer

  init() { press = pad.add(UILongPressGestureRecognizer(), "press") }

  @Test func `begins with UIKit's settings`() {
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
  }

  @Test func `begins while the finger is down, and ends when it lifts`() {
    pad.down(100, 100)
    pad.wait(0.49)
    #expect(pad.actions == [])
    pad.wait(0.02)
    #expect(pad.actions == ["press.began"])
    pad.up()
    #expect(pad.actions == ["press.began", "press.ended"])
  }

  @Test func `changes at every move, however far, once it has begun`() {
    pad.down(100, 100)
    pad.wait(0.6)
    for x in [130, 160, 190] { pad.move(CGFloat(x), 100) }
    pad.up()
    #expect(
      pad.actions == [
        "press.began", "press.changed", "press.changed", "press.changed", "press.ended",
      ])
  }

  @Test func `fails for good where the finger strays before`() {
    pad.down(100, 100)
    pad.wait(0.2)
    pad.move(130, 100)
    #expect(press.state == .failed)
    pad.wait(2)
    pad.up()
    #expect(pad.actions == [])
  }

  @Test func `begins at once where no time is asked for`() {
    press.minimumPressDuration = 0
    pad.down(100, 100)
    #expect(pad.actions == ["press.began"])
  }

  @Test func `comes after a tap where one is asked for`() {
    press.numberOfTapsRequired = 1
    pad.down(100, 100)
    pad.wait(1)
    pad.up()
    pad.wait(1)
    #expect(pad.actions == [])
    pad.tap(100, 100)
    pad.wait(0.1)
    pad.down(100, 100)
    pad.wait(0.6)
    pad.up()
    #expect(pad.actions == ["press.began", "press.ended"])
  }

  @Test func `of two fingers ends when one lifts`() {
    press.numberOfTouchesRequired = 2
    pad.down(100, 100)
    pad.wait(1)
    #expect(pad.actions == [])
    pad.down(200, 100, finger: 1)
    pad.wait(0.6)
    #expect(pad.actions == ["press.began"])
    pad.up(finger: 0)
    #expect(pad.actions == ["press.began", "press.ended"])
    pad.up(finger: 1)
    MainLoop.main.turnUntilIdle()
    #expect(press.state == .possible)
  }

  @Test func `fails where a finger too many comes down before it has begun`() {
    pad.down(100, 100)
    pad.down(200, 100, finger: 1)
    #expect(press.state == .failed)
  }

  @Test func `doesn't care for a further finger once it has begun`() {
    pad.down(100, 100)
    pad.wait(0.6)
    pad.down(200, 100, finger: 1)
    pad.move(250, 100, finger: 1)
    pad.up(finger: 1)
    #expect(pad.actions == ["press.began"])
    pad.up()
    #expect(pad.actions == ["press.began", "press.ended"])
  }

  @Test func `is cancelled with its finger`() {
    pad.down(100, 100)
    pad.wait(0.6)
    pad.fingers.cancel()
    #expect(pad.actions == ["press.began", "press.cancelled"])
  }

  @Test func `takes the touch from the view when it begins`() {
    pad.down(100, 100)
    pad.wait(0.6)
    #expect(pad.card.heard == ["began", "cancelled"])
  }

  @Test func `that waits for another to fail begins late`() {
    let double = pad.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    press.require(toFail: double)
    pad.down(100, 100)
    pad.wait(0.6)
    #expect(pad.actions == [])
    pad.wait(0.4)
    #expect(pad.actions == ["press.began"])
  }
}
