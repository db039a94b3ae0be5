import KataModels
import Testing

@MainActor @Suite struct `A layout pass` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let feed, card, badge: Laid
  private let log = LayoutLog()

  init() {
    feed = Laid("feed", log)
    card = Laid("card", log)
    badge = Laid("badge", log)
    window.addSubview(feed)
    feed.addSubview(card)
    card.addSubview(badge)
    window.layoutTree()
    log.names = []
  }

  @Test func `lays out once what asked many times, and nobody else`() {
    for _ in 0..<100 { card.setNeedsLayout() }
    #expect(log.names == [])
    window.layoutTree()
    #expect(log.names == ["card"])
    window.layoutTree()
    #expect(log.names == ["card"])
  }

  @Test func `goes from the outside in`() {
    badge.setNeedsLayout()
    feed.setNeedsLayout()
    window.layoutTree()
    #expect(log.names == ["feed", "badge"])
  }

  @Test func `follows a change of size, and not one of place`() {
    card.center = CGPoint(x: 50, y: 50)
    card.bounds.origin = CGPoint(x: 0, y: 10)
    window.layoutTree()
    #expect(log.names == [])
    card.bounds.size = CGSize(width: 10, height: 10)
    window.layoutTree()
    #expect(log.names == ["feed", "card"])
  }

  @Test func `comes at once where layoutIfNeeded asks for it, and only to that branch`() {
    badge.setNeedsLayout()
    feed.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(log.names == ["feed", "badge"])
  }

  @Test func `does nothing for layoutIfNeeded where nothing waits`() {
    card.layoutIfNeeded()
    #expect(log.names == [])
  }

  @Test func `reaches what asks during the pass, above or below`() {
    card.setNeedsLayout()
    card.onLayout = { [feed, badge] in
      feed.setNeedsLayout()
      badge.setNeedsLayout()
    }
    window.layoutTree()
    #expect(log.names == ["card", "badge", "feed"])
  }

  @Test func `ends the program where layout never ends`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let card = Laid("card", LayoutLog())
      card.onLayout = { [unowned card] in card.setNeedsLayout() }
      card.layoutTree()
    }
  }

  @Test func `lays out a chain of any depth`() {
    var view: UIView = badge
    for _ in 0..<100_000 {
      let next = UIView()
      view.addSubview(next)
      view = next
    }
    let last = Laid("last", log)
    view.addSubview(last)
    window.layoutTree()
    #expect(log.names == ["badge", "last"])
  }
}

@MainActor private final class LayoutLog {
  var names: [String] = []
}

private final class Laid: UIView {
  let name: String
  let log: LayoutLog
  var onLayout: () -> Void = {}

  init(_ name: String, _ log: LayoutLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.names.append(name)
    onLayout()
  }
}
