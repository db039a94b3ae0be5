import KataModels
import Testing

/// R149 of the evidence; how near to the edge a finger has to come down isn't public.
@MainActor @Suite struct `A pan from the screen's edge` {
  private let pad = Touchpad()
  private let pan: UIScreenEdgePanGestureRecognizer

  init() { pan = pad.add(UIScreenEdgePanGestureRecognizer(), "pan") }

  private func drag(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
    pad.down(start.0, start.1)
    pad.drag(from: start, to: end, steps: 2)
    pad.up()
    MainLoop.main.turnUntilIdle()
  }

  @Test func `has no edge at first, and recognises nothing`() {
    #expect(pan.edges == [])
    drag(from: (2, 300), to: (200, 300))
    #expect(pad.actions == [])
  }

  @Test func `starts at the edge, and nowhere else`() {
    pan.edges = .left
    drag(from: (2, 300), to: (200, 300))
    #expect(pad.actions == ["pan.began", "pan.changed", "pan.ended"])
    drag(from: (200, 300), to: (390, 300))
    drag(from: (398, 300), to: (200, 300))
    #expect(pad.actions.count == 3)
  }

  @Test func `doesn't follow a finger along the edge`() {
    pan.edges = .left
    drag(from: (2, 300), to: (5, 500))
    #expect(pad.actions == [])
  }

  @Test(arguments: [
    (UIRectEdge.top, CGPoint(x: 200, y: 2)), (.bottom, CGPoint(x: 200, y: 598)),
    (.right, CGPoint(x: 398, y: 300)), (.all, CGPoint(x: 398, y: 300)),
  ])
  func `may start at any edge`(edge: UIRectEdge, start: CGPoint) {
    pan.edges = edge
    drag(from: (start.x, start.y), to: (200, 300))
    #expect(pad.actions == ["pan.began", "pan.changed", "pan.ended"])
  }

  @Test func `is a pan, with a translation`() {
    pan.edges = .left
    pad.down(0, 300)
    pad.move(50, 300)
    #expect(pan.translation(in: pad.card) == CGPoint(x: 50, y: 0))
  }
}
