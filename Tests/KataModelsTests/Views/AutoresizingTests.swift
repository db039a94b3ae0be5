import KataModels
import Testing

@MainActor @Suite struct `Autoresizing` {
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let card = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

  init() { feed.addSubview(card) }

  @Test func `shares a change among what gives way, by length`() {
    card.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    feed.bounds.size = CGSize(width: 190, height: 50)
    #expect(card.frame == CGRect(x: 10, y: 20, width: 120, height: 40))
    feed.frame.size.width = 100
    #expect(card.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test func `happens at once, and before layout`() {
    card.autoresizingMask = .flexibleHeight
    feed.frame.size.height = 150
    #expect(card.frame.size.height == 90)
  }

  @Test func `leaves views alone that are moved and not resized`() {
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    feed.center = CGPoint(x: 300, y: 300)
    feed.bounds.origin = CGPoint(x: 0, y: 40)
    feed.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(card.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test func `reaches down a chain of any depth`() {
    var view = card
    card.autoresizingMask = .flexibleWidth
    for _ in 0..<100_000 {
      let next = UIView(frame: view.bounds)
      next.autoresizingMask = .flexibleWidth
      view.addSubview(next)
      view = next
    }
    feed.frame.size.width = 150
    #expect(view.bounds.size == CGSize(width: 110, height: 40))
  }

  @Test func `fills the root view of a controller`() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }
}
