import KataModels
import Testing

/// The evidence's cases H092–H108 and R196, which need touches and no recogniser.
@MainActor @Suite struct `A touch` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let card = Listener(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let fingers: TouchDelivery

  init() {
    window.isHidden = false
    window.addSubview(card)
    fingers = TouchDelivery { [window] in [window] }
  }

  private func wait(_ seconds: TimeInterval) {
    MainLoop.main.run(until: MainLoop.main.now + seconds)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    fingers.down(at: CGPoint(x: x, y: y))
    wait(0.05)
    fingers.up()
  }

  @Test func `is told in the view's coordinates`() {
    fingers.down(at: CGPoint(x: 150, y: 150))
    #expect(card.touch?.location(in: card) == CGPoint(x: 50, y: 50))
    #expect(card.touch?.location(in: nil) == CGPoint(x: 150, y: 150))
    fingers.move(to: CGPoint(x: 160, y: 155))
    #expect(card.touch?.previousLocation(in: card) == CGPoint(x: 50, y: 50))
    #expect(card.touch?.location(in: card) == CGPoint(x: 60, y: 55))
    fingers.up()
    #expect(card.heard == ["began", "moved", "ended"])
    #expect(card.touch?.view === card)
  }

  @Test func `keeps its view wherever the finger goes`() {
    fingers.down(at: CGPoint(x: 150, y: 150))
    fingers.move(to: CGPoint(x: 390, y: 290))
    fingers.up()
    #expect(card.heard == ["began", "moved", "ended"])
  }

  @Test func `lifts at a new point without a move of its own`() {
    fingers.down(at: CGPoint(x: 150, y: 150))
    fingers.up(at: CGPoint(x: 155, y: 150))
    #expect(card.heard == ["began", "ended"])
    #expect(card.touch?.location(in: card) == CGPoint(x: 55, y: 50))
  }

  @Test func `can be taken away`() {
    fingers.down(at: CGPoint(x: 150, y: 150))
    fingers.cancel()
    fingers.up()
    #expect(card.heard == ["began", "cancelled"])
  }

  @Test(arguments: [
    (0.15, CGPoint(x: 110, y: 110), [1, 2]),
    (2.0, CGPoint(x: 110, y: 110), [1, 1]),
    (0.15, CGPoint(x: 190, y: 190), [1, 1]),
  ])
  func `counts taps that follow soon and near`(
    pause: TimeInterval, second: CGPoint, counts: [Int]
  ) {
    tap(110, 110)
    wait(pause)
    tap(second.x, second.y)
    #expect(card.tapCounts == counts)
  }

  @Test func `reaches one finger a view unless more are allowed`() {
    fingers.down(finger: 0, at: CGPoint(x: 110, y: 110))
    fingers.down(finger: 1, at: CGPoint(x: 150, y: 150))
    fingers.up(finger: 1)
    fingers.up(finger: 0)
    #expect(card.heard == ["began", "ended"])
    card.heard = []
    card.isMultipleTouchEnabled = true
    fingers.down(finger: 0, at: CGPoint(x: 110, y: 110))
    fingers.down(finger: 1, at: CGPoint(x: 150, y: 150))
    #expect(card.heard == ["began", "began"])
    #expect(card.event?.allTouches?.count == 2)
  }

  @Test func `leaves other views their own fingers`() {
    let badge = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(badge)
    fingers.down(finger: 0, at: CGPoint(x: 150, y: 150))
    fingers.down(finger: 1, at: CGPoint(x: 10, y: 10))
    #expect(card.heard == ["began"])
    #expect(badge.heard == ["began"])
    #expect(badge.event?.touches(for: badge)?.count == 1)
  }

  @Test func `of a child isn't limited by its superview`() {
    let photo = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    photo.isMultipleTouchEnabled = true
    card.addSubview(photo)
    fingers.down(finger: 0, at: CGPoint(x: 110, y: 110))
    fingers.down(finger: 1, at: CGPoint(x: 150, y: 150))
    #expect(photo.heard == ["began", "began"])
    #expect(card.heard == [])
  }

  @Test func `goes to the window behind where the front one gives it up`() {
    let overlay = PassingWindow(frame: window.frame)
    overlay.isHidden = false
    let fingers = TouchDelivery { [window] in [overlay, window] }
    fingers.down(at: CGPoint(x: 150, y: 150))
    #expect(card.heard == ["began"])
  }
}

private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class Listener: UIView {
  var heard: [String] = []
  private(set) var tapCounts: [Int] = []
  private(set) var touch: UITouch?
  private(set) var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    (touch, self.event) = (touches.first, event)
    tapCounts.append(touches.first?.tapCount ?? 0)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
