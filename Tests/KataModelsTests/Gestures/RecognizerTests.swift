import KataModels
import Testing

/// Facts about recognisers that the evidence tells in words: R022–R070, R112–R132, R164–R165.
@MainActor @Suite struct `A recogniser` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let card = Recorder(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  private let fingers: TouchDelivery
  private let log = GestureLog()

  init() {
    window.isHidden = false
    window.addSubview(card)
    fingers = TouchDelivery { [window] in [window] }
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: "fired:")
    card.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func wait(_ seconds: TimeInterval) {
    MainLoop.main.run(until: MainLoop.main.now + seconds)
  }

  private func tap(_ x: CGFloat = 150, _ y: CGFloat = 150, held seconds: TimeInterval = 0.05) {
    fingers.down(at: CGPoint(x: x, y: y))
    wait(seconds)
    fingers.up()
  }

  @Test func `begins with UIKit's settings`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
    #expect(!tap.delaysTouchesBegan && tap.state == .possible && tap.view == nil)
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  @Test func `sends each pair of target and action once, until it is removed`() {
    let recognizer = add(UITapGestureRecognizer(), "tap")
    recognizer.addTarget(log, action: "fired:")
    tap()
    #expect(log.actions == [["tap", "ended"]])
    recognizer.removeTarget(log, action: nil)
    wait(1)
    tap()
    #expect(log.actions == [["tap", "ended"]])
  }

  @Test func `says where it was tapped, in any view`() {
    let recognizer = add(UITapGestureRecognizer(), "tap")
    fingers.down(at: CGPoint(x: 150, y: 160))
    fingers.up()
    #expect(recognizer.location(in: card) == CGPoint(x: 100, y: 110))
    #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 160))
    #expect(recognizer.numberOfTouches == 1)
  }

  @Test func `stays in its last state until the turn is over`() {
    let recognizer = add(UITapGestureRecognizer(), "tap")
    tap()
    #expect(recognizer.state == .ended)
    MainLoop.main.turnUntilIdle()
    #expect(recognizer.state == .possible)
  }

  @Test func `of a tap gives up when the finger stays`() {
    _ = add(UITapGestureRecognizer(), "tap")
    tap(held: 2)
    #expect(log.actions == [])
  }

  @Test func `of a double tap gives up when the second is far away`() {
    card.frame = window.bounds
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    tap(10, 10)
    tap(300, 400)
    #expect(log.actions == [])
  }

  @Test(arguments: [true, false])
  func `of a single tap fires at the first of two, the double one at the second`(
    singleIsFirst: Bool
  ) {
    let names = singleIsFirst ? ["single", "double"] : ["double", "single"]
    for name in names {
      add(UITapGestureRecognizer(), name).numberOfTapsRequired = name == "single" ? 1 : 2
    }
    tap()
    #expect(log.actions == [["single", "ended"]])
    wait(0.1)
    tap()
    #expect(log.actions == [["single", "ended"], ["double", "ended"]])
  }

  @Test func `of a single tap waits for the double one it requires to fail`() {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    tap()
    wait(0.05)
    #expect(log.actions == [])
    wait(2)
    #expect(log.actions == [["single", "ended"]])
  }

  @Test func `doesn't wait for one that never saw the touch`() {
    let single = add(UITapGestureRecognizer(), "single")
    let elsewhere = UITapGestureRecognizer()
    elsewhere.numberOfTapsRequired = 2
    single.require(toFail: elsewhere)
    tap()
    #expect(log.actions == [["single", "ended"]])
  }

  @Test func `waits in a pan too, and then sends all it has missed`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    pan.require(toFail: tap)
    fingers.down(at: CGPoint(x: 100, y: 100))
    fingers.move(to: CGPoint(x: 105, y: 100))
    #expect(log.actions == [])
    fingers.move(to: CGPoint(x: 140, y: 100))
    fingers.up()
    #expect(log.actions == [["pan", "began"], ["pan", "ended"]])
  }

  @Test func `of a pan adds up its translation, in any view's coordinates`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    fingers.down(at: CGPoint(x: 100, y: 100))
    fingers.move(to: CGPoint(x: 120, y: 100))
    fingers.move(to: CGPoint(x: 140, y: 110))
    #expect(pan.translation(in: card.superview) == CGPoint(x: 40, y: 10))
    #expect(agree(pan.translation(in: card).numbers, [10, -40]))
    pan.setTranslation(CGPoint(x: 12, y: 13), in: card.superview)
    #expect(pan.translation(in: card.superview) == CGPoint(x: 12, y: 13))
    pan.setTranslation(.init(x: 0, y: 0), in: card)
    fingers.move(to: CGPoint(x: 145, y: 110))
    #expect(agree(pan.translation(in: window).numbers, [5, 0]))
  }

  @Test func `of a pan tells the speed of the last move`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    fingers.down(at: CGPoint(x: 100, y: 100))
    wait(0.05)
    fingers.move(to: CGPoint(x: 120, y: 100))
    wait(0.05)
    fingers.move(to: CGPoint(x: 135, y: 100))
    #expect(agree(pan.velocity(in: window).numbers, [300, 0]))
  }

  @Test func `of a pan tells the speed of two fingers that move together`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    fingers.down(finger: 0, at: CGPoint(x: 100, y: 100))
    fingers.down(finger: 1, at: CGPoint(x: 180, y: 100))
    for step in 1...2 {
      wait(0.05)
      for finger in 0...1 {
        fingers.move(
          finger: finger, to: CGPoint(x: 100 + 80 * finger + 20 * step, y: 100))
      }
    }
    #expect(agree(pan.velocity(in: window).numbers, [400, 0]))
  }

  @Test func `of a pan takes a second finger without a jump, and ends with the last`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    fingers.down(finger: 0, at: CGPoint(x: 100, y: 100))
    fingers.move(finger: 0, to: CGPoint(x: 120, y: 100))
    fingers.down(finger: 1, at: CGPoint(x: 180, y: 180))
    #expect(pan.translation(in: window) == CGPoint(x: 20, y: 0))
    fingers.up(finger: 0)
    #expect(pan.translation(in: window) == CGPoint(x: 20, y: 0))
    #expect(pan.state == .began)
    fingers.up(finger: 1)
    #expect(log.actions == [["pan", "began"], ["pan", "ended"]])
  }

  @Test func `of a pan needs its number of fingers`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    fingers.down(finger: 0, at: CGPoint(x: 100, y: 100))
    fingers.move(finger: 0, to: CGPoint(x: 150, y: 100))
    #expect(log.actions == [])
    fingers.down(finger: 1, at: CGPoint(x: 180, y: 180))
    fingers.move(finger: 0, to: CGPoint(x: 200, y: 100))
    #expect(log.actions == [["pan", "began"]])
  }

  @Test func `is cancelled with the touch, or when it is turned off`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    for stop in [{ fingers.cancel() }, { pan.isEnabled = false }] {
      fingers.down(at: CGPoint(x: 100, y: 100))
      fingers.move(to: CGPoint(x: 140, y: 100))
      stop()
      MainLoop.main.turnUntilIdle()
    }
    #expect(
      log.actions == [
        ["pan", "began"], ["pan", "cancelled"], ["pan", "began"], ["pan", "cancelled"],
      ])
  }

  @Test func `cancels the view's touches before a pan acts, and after a tap has`() {
    let watcher = Watcher(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: watcher, action: "look"))
    card.addGestureRecognizer(UITapGestureRecognizer(target: watcher, action: "look"))
    fingers.down(at: CGPoint(x: 100, y: 100))
    fingers.move(to: CGPoint(x: 140, y: 100))
    #expect(watcher.seen == [["began", "cancelled"]])
    fingers.up()
    wait(1)
    tap()
    #expect(watcher.seen.last == ["began", "cancelled", "began"])
    #expect(card.heard == ["began", "cancelled", "began", "cancelled"])
  }

  @Test func `doesn't act on a touch that was another's, at the moment that one ends`() {
    let badge = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    card.addSubview(badge)
    let tap = UITapGestureRecognizer(target: log, action: "fired:")
    badge.addGestureRecognizer(tap)
    _ = add(UIPanGestureRecognizer(), "pan")
    fingers.down(finger: 0, at: CGPoint(x: 60, y: 60))
    fingers.move(finger: 0, to: CGPoint(x: 90, y: 60))
    fingers.down(finger: 1, at: CGPoint(x: 170, y: 170))
    fingers.up(finger: 0)
    fingers.up(finger: 1)
    #expect(log.actions == [["pan", "began"], ["pan", "ended"]])
  }

  @Test func `hears a touch before the view, and stops hearing once it has failed`() {
    let custom = Hearing(card)
    card.addGestureRecognizer(custom)
    fingers.down(at: CGPoint(x: 100, y: 100))
    #expect(custom.heard == ["began, view 0"])
    custom.state = .failed
    fingers.move(to: CGPoint(x: 140, y: 100))
    #expect(custom.heard == ["began, view 0"])
    fingers.up()
    MainLoop.main.turnUntilIdle()
    #expect(custom.heard == ["began, view 0", "reset"])
    #expect(card.heard == ["began", "moved", "ended"])
  }

  @Test func `leaves the view a touch it ignores`() {
    let custom = Hearing(card)
    custom.ignoresAll = true
    card.addGestureRecognizer(custom)
    let other = add(UITapGestureRecognizer(), "tap")
    other.cancelsTouchesInView = false
    tap()
    #expect(card.heard == ["began", "ended"])
    #expect(log.actions == [["tap", "ended"]])
  }

  @Test func `hangs on one view at a time, and dies with it`() {
    weak var gone: UIGestureRecognizer?
    do {
      let (one, other) = (UIView(), UIView())
      let tap = UITapGestureRecognizer()
      one.addGestureRecognizer(tap)
      other.addGestureRecognizer(tap)
      #expect(one.gestureRecognizers == nil)
      #expect(other.gestureRecognizers == [tap])
      gone = tap
    }
    #expect(gone == nil)
  }
}
