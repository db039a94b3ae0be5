import KataModels
import Testing

/// R133–R140 of the evidence, far from every limit that isn't public.
@MainActor @Suite struct `A swipe` {
  private let pad = Touchpad()
  private let swipe: UISwipeGestureRecognizer

  init() { swipe = pad.add(UISwipeGestureRecognizer(), "swipe") }

  private func flick(to end: (CGFloat, CGFloat)) {
    pad.down(200, 200)
    pad.drag(from: (200, 200), to: end)
    pad.up()
    pad.wait(1)
  }

  @Test func `begins with UIKit's settings`() {
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let ways: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(ways.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `is one action, sent while the finger is still down`() {
    pad.down(100, 100)
    pad.drag(from: (100, 100), to: (300, 100))
    #expect(pad.actions == ["swipe.ended"])
    pad.up()
    #expect(pad.actions == ["swipe.ended"])
    MainLoop.main.turnUntilIdle()
    #expect(swipe.state == .possible)
  }

  @Test(arguments: [(300, 200), (100, 200), (200, 100), (200, 300)] as [(CGFloat, CGFloat)])
  func `goes one way, and the others fail`(end: (CGFloat, CGFloat)) {
    let ways: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("left", .left), ("up", .up), ("down", .down),
    ]
    swipe.name = "right"
    for (name, way) in ways { pad.add(UISwipeGestureRecognizer(), name).direction = way }
    flick(to: end)
    let way = end.0 > 200 ? "right" : end.0 < 200 ? "left" : end.1 < 200 ? "up" : "down"
    #expect(pad.actions == ["\(way).ended"])
  }

  @Test func `of several ways takes any, and doesn't tell which`() {
    swipe.direction = [.left, .right]
    flick(to: (350, 200))
    flick(to: (50, 200))
    flick(to: (200, 400))
    #expect(pad.actions == ["swipe.ended", "swipe.ended"])
    #expect(swipe.direction == [.left, .right])
  }

  @Test func `isn't a finger that lifts early, or takes its time`() {
    flick(to: (210, 200))
    #expect(pad.actions == [])
    pad.down(100, 100)
    pad.wait(3)
    pad.move(300, 100)
    pad.up()
    #expect(pad.actions == [])
  }

  @Test func `of two fingers needs both`() {
    swipe.numberOfTouchesRequired = 2
    flick(to: (350, 200))
    #expect(pad.actions == [])
    pad.down(100, 100)
    pad.down(100, 200, finger: 1)
    pad.drag(from: (100, 100), to: (300, 100), steps: 2)
    #expect(pad.actions == [])
    pad.drag(from: (100, 200), to: (300, 200), steps: 2, finger: 1)
    #expect(pad.actions == ["swipe.ended"])
  }

  @Test func `loses against a pan beside it, unless the pan requires it to fail`() {
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    flick(to: (350, 200))
    #expect(pad.actions.first == "pan.began" && !pad.actions.contains("swipe.ended"))
    let before = pad.actions.count
    pan.require(toFail: swipe)
    flick(to: (350, 200))
    #expect(pad.actions.dropFirst(before) == ["swipe.ended"])
  }

  @Test func `that goes another way lets a pan begin that waited for it`() {
    pad.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    flick(to: (200, 400))
    #expect(pad.actions.first == "pan.began" && pad.actions.last == "pan.ended")
  }
}
