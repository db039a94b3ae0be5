import KataModels
import KataStage
import Testing

@Suite("Sublayers")
@MainActor struct SublayerTests {
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("feed")
  private let one = UIView().named("one")
  private let two = UIView().named("two")
  private let line = CALayer()

  /// The names of what the layer holds, back to front; `-` for a layer without a view.
  private var order: String {
    (feed.layer.sublayers ?? []).map { ($0.delegate as? UIView).map(name) ?? "-" }
      .joined(separator: " ")
  }
  private var views: String { feed.subviews.map(name).joined(separator: " ") }

  private func name(_ view: UIView) -> String { view === one ? "one" : "two" }

  @Test func `of a view are its subviews' layers`() {
    feed.addSubview(one)
    feed.insertSubview(two, at: 0)
    #expect(order == "two one")
    #expect(one.layer.superlayer === feed.layer)
    one.removeFromSuperview()
    #expect(order == "two")
    #expect(one.layer.superlayer == nil)
  }

  @Test func `may belong to no view`() {
    feed.layer.addSublayer(line)
    feed.addSubview(one)
    #expect(order == "- one")
    #expect(feed.subviews == [one])
    #expect(line.superlayer === feed.layer)
    line.removeFromSuperlayer()
    #expect(order == "one")
    #expect(line.superlayer == nil)
  }

  @Test func `keep their place when a view comes below another (G135)`() {
    feed.layer.addSublayer(line)
    feed.addSubview(one)
    feed.insertSubview(two, belowSubview: one)
    #expect(order == "- two one")
    #expect(views == "two one")
  }

  @Test func `count for the index at which a view is inserted (G136)`() {
    feed.layer.addSublayer(line)
    feed.layer.addSublayer(CALayer())
    feed.addSubview(one)
    feed.insertSubview(two, at: 1)
    #expect(order == "- two - one")
    #expect(views == "two one")
  }

  @Test func `go to the front and the back with their views`() {
    feed.addSubview(one)
    feed.addSubview(two)
    feed.layer.insertSublayer(line, at: 1)
    #expect(order == "one - two")
    feed.bringSubviewToFront(one)
    #expect(order == "- two one")
    feed.sendSubviewToBack(two)
    #expect(order == "two - one")
    feed.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == "one - two")
    #expect(views == "one two")
  }

  @Test func `move the views when they are moved`() {
    feed.addSubview(one)
    feed.addSubview(two)
    feed.layer.insertSublayer(one.layer, above: two.layer)
    #expect(order == "two one")
    #expect(views == "two one")
    feed.layer.insertSublayer(line, below: one.layer)
    #expect(order == "two - one")
    feed.layer.insertSublayer(line, above: one.layer)
    #expect(order == "two one -")
  }

  @Test func `are in one layer at a time`() {
    let other = CALayer()
    feed.layer.addSublayer(line)
    other.addSublayer(line)
    #expect(feed.layer.sublayers == nil)
    #expect(other.sublayers == [line])
    #expect(line.superlayer === other)
  }

  @Test func `let go of the layer above when it dies`() {
    do {
      let other = CALayer()
      other.addSublayer(line)
    }
    #expect(line.superlayer == nil)
  }

  @Test func `can't hold themselves`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the layer is a part of a cycle in its layer tree"))
  }

  @Test func `get no touches, and keep none from anyone`() {
    one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    feed.addSubview(one)
    line.frame = feed.bounds
    feed.layer.addSublayer(line)
    #expect(feed.hitTest(CGPoint(x: 10, y: 10), with: nil) === one)
    #expect(feed.hitTest(CGPoint(x: 60, y: 60), with: nil) === feed)
  }

  @Test func `are drawn by zPosition, and touched by their order`() {
    (one.frame, two.frame) = (feed.bounds, feed.bounds)
    feed.addSubview(one)
    feed.addSubview(two)
    one.layer.zPosition = 1
    let stage = Stage(feed)
    #expect(stage.drawn(feed).withoutNumbers.backToFront == ["two", "one"])
    #expect(feed.hitTest(CGPoint(x: 10, y: 10), with: nil) === two)
  }
}
