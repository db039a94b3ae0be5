import KataModels
import Synchronization
import Testing

/// The evidence's cases G129–G137, and the callbacks of the tree.
@MainActor @Suite struct `A tree of views` {
  private let feed = UIView()
  private let views = (0..<4).map { _ in UIView() }

  private var order: [Int] { feed.subviews.compactMap { each in views.firstIndex { $0 === each } } }

  private func add(_ count: Int) {
    for view in views.prefix(count) { feed.addSubview(view) }
  }

  @Test func `begins plain`() {
    let view = UIView()
    #expect(view.frame == .zero && view.bounds == .zero)
    #expect(view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
    #expect(view.transform == .identity && view.tag == 0)
    #expect(view.superview == nil && view.window == nil && view.subviews == [])
    #expect(view.backgroundColor == nil && view.gestureRecognizers == nil)
  }

  @Test func `takes a subview at any place`() {
    add(2)
    feed.insertSubview(views[2], at: 1)
    #expect(order == [0, 2, 1])
    feed.insertSubview(views[3], at: 999)
    #expect(order == [0, 2, 1, 3])
  }

  @Test func `puts a subview beside another, and one beside itself in front`() {
    add(4)
    feed.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [0, 3, 1, 2])
    feed.insertSubview(views[0], aboveSubview: views[1])
    #expect(order == [3, 1, 0, 2])
    feed.insertSubview(views[1], belowSubview: views[1])
    #expect(order == [3, 0, 2, 1])
  }

  @Test func `brings to the front, sends to the back and exchanges`() {
    add(4)
    feed.bringSubviewToFront(views[1])
    #expect(order == [0, 2, 3, 1])
    feed.sendSubviewToBack(views[3])
    #expect(order == [3, 0, 2, 1])
    feed.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [1, 0, 2, 3])
  }

  @Test func `takes a view out of its former superview`() {
    add(1)
    let other = UIView()
    other.addSubview(views[0])
    #expect(feed.subviews == [])
    #expect(views[0].superview === other)
  }

  @Test func `knows who is inside whom`() {
    add(1)
    views[0].addSubview(views[1])
    views[1].tag = 7
    #expect(views[1].isDescendant(of: feed))
    #expect(feed.isDescendant(of: feed))
    #expect(!feed.isDescendant(of: views[1]))
    #expect(feed.viewWithTag(7) === views[1])
    #expect(feed.viewWithTag(8) == nil)
  }

  @Test func `refuses a circle`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test func `lets go of a chain of any depth`() {
    weak var last: UIView?
    do {
      let root = UIView()
      var view = root
      for _ in 0..<100_000 {
        let next = UIView()
        view.addSubview(next)
        view = next
      }
      last = view
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test func `dies from the outside in`() {
    final class Log: Sendable { let lines = Mutex<[String]>([]) }
    final class Dying: UIView {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      deinit { log.lines.withLock { $0.append(name) } }
    }
    let log = Log()
    do {
      let root = Dying("feed", log)
      let card = Dying("card", log)
      root.addSubview(card)
      card.addSubview(Dying("badge", log))
      root.addSubview(Dying("banner", log))
    }
    #expect(log.lines.withLock(\.self) == ["feed", "card", "badge", "banner"])
  }

  @Test func `leaves a subview that outlives it alone`() {
    let card = UIView()
    do {
      let window = UIWindow(frame: .zero)
      window.addSubview(card)
      #expect(card.window === window)
    }
    #expect(card.superview == nil)
    #expect(card.window == nil)
  }
}
