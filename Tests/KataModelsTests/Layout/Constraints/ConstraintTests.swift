import KataModels
import KataStage
import Testing

/// One screen of 400 by 800 with a card on it, placed by constraints.
@MainActor @Suite struct `Constraints` {
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)).named("feed")
  private let card = UIView().named("card")
  private let badge = UIView().named("badge")
  private let stage: Stage

  init() {
    for view in [card, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      feed.addSubview(view)
    }
    stage = Stage(feed)
  }

  private func frames(_ constraints: NSLayoutConstraint...) -> [CGRect] {
    NSLayoutConstraint.activate(constraints)
    stage.settle()
    return [card.frame, badge.frame]
  }

  @Test func `pin sides to the superview's`() {
    let frames = frames(
      card.leadingAnchor.constraint(equalTo: feed.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: feed.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: feed.topAnchor, constant: 20),
      card.bottomAnchor.constraint(equalTo: feed.bottomAnchor, constant: -30))
    #expect(frames[0] == CGRect(x: 16, y: 20, width: 368, height: 750))
  }

  @Test func `put one view beside another, sized by multipliers and in the middle`() {
    let frames = frames(
      card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 10),
      card.widthAnchor.constraint(equalTo: feed.widthAnchor, multiplier: 0.25),
      card.heightAnchor.constraint(equalToConstant: 40),
      card.centerYAnchor.constraint(equalTo: feed.centerYAnchor),
      badge.leftAnchor.constraint(equalTo: card.rightAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: 5),
      badge.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5, constant: 4),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor))
    #expect(
      frames == [
        CGRect(x: 10, y: 380, width: 100, height: 40),
        CGRect(x: 118, y: 393, width: 24, height: 24),
      ])
  }

  @Test func `reach into a view further up, past one that lies where its frame says`() {
    let (list, photo) = (UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200)), UIView())
    photo.translatesAutoresizingMaskIntoConstraints = false
    feed.addSubview(list)
    list.addSubview(photo)
    _ = frames(
      photo.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 50),
      photo.topAnchor.constraint(equalTo: list.topAnchor, constant: 6),
      photo.widthAnchor.constraint(equalTo: list.widthAnchor),
      photo.heightAnchor.constraint(equalToConstant: 10))
    #expect(photo.frame == CGRect(x: 20, y: 6, width: 200, height: 10))
    list.frame = CGRect(x: 10, y: 40, width: 100, height: 200)
    stage.settle()
    #expect(photo.frame == CGRect(x: 40, y: 6, width: 100, height: 10))
  }

  @Test func `leave the larger or the smaller side open`() {
    let frames = frames(
      card.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      card.widthAnchor.constraint(lessThanOrEqualTo: feed.widthAnchor, multiplier: 0.5),
      card.widthAnchor.constraint(equalToConstant: 300).at(500),
      card.heightAnchor.constraint(equalToConstant: 50).at(500),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 60))
    #expect(frames[0].size == CGSize(width: 200, height: 60))
  }

  @Test(arguments: [(750, 250, 100), (250, 750, 200), (999, 1000, 200), (1000, 999, 100)])
  func `of a higher priority win over those of a lower one`(
    one: Float, other: Float, width: CGFloat
  ) {
    let frames = frames(
      card.widthAnchor.constraint(equalToConstant: 100).at(one),
      card.widthAnchor.constraint(equalToConstant: 200).at(other))
    #expect(frames[0].width == width)
  }

  @Test func `of a lower priority choose among what higher ones leave open, as near as they can`() {
    let frames = frames(
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
      card.widthAnchor.constraint(equalToConstant: 180).at(1),
      badge.widthAnchor.constraint(equalToConstant: 90).at(999),
      badge.widthAnchor.constraint(equalToConstant: 120).at(998))
    #expect(frames.map(\.width) == [150, 90])
  }

  @Test func `many of a lower priority don't outvote one of a higher`() {
    var all = (0..<50).map { _ in card.widthAnchor.constraint(equalToConstant: 200).at(749) }
    all.append(card.widthAnchor.constraint(equalToConstant: 100).at(750))
    NSLayoutConstraint.activate(all)
    stage.settle()
    #expect(card.frame.width == 100)
  }

  @Test func `are written out in full as well`() {
    let frames = frames(
      NSLayoutConstraint(
        item: card, attribute: .right, relatedBy: .equal, toItem: feed, attribute: .centerX,
        multiplier: 0.5, constant: 10),
      NSLayoutConstraint(
        item: card, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 60))
    #expect(frames[0] == CGRect(x: 50, y: 0, width: 60, height: 0))
  }

  @Test func `leave what says nothing at the superview's corner, without a size`() {
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let frames = frames(badge.widthAnchor.constraint(equalToConstant: 10))
    #expect(
      frames == [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 10, height: 0),
      ])
  }

  @Test func `are held by the nearest view above both items`() {
    let width = card.widthAnchor.constraint(equalToConstant: 10)
    let side = card.leftAnchor.constraint(equalTo: badge.leftAnchor)
    let inset = card.topAnchor.constraint(equalTo: feed.topAnchor)
    #expect([width, side, inset].map(\.isActive) == [false, false, false])
    NSLayoutConstraint.activate([width, side, inset])
    #expect(card.constraints == [width])
    #expect(badge.constraints == [])
    #expect(feed.constraints == [side, inset])
    NSLayoutConstraint.deactivate([side])
    #expect(feed.constraints == [inset])
  }

  @Test func `go with a view that leaves, but for those inside it`() {
    let width = card.widthAnchor.constraint(equalToConstant: 10)
    let inset = card.topAnchor.constraint(equalTo: feed.topAnchor)
    let beside = badge.topAnchor.constraint(equalTo: card.bottomAnchor)
    NSLayoutConstraint.activate([width, inset, beside])
    card.removeFromSuperview()
    #expect([width, inset, beside].map(\.isActive) == [true, false, false])
  }

  @Test func `wait for the layout pass, which layoutIfNeeded brings forward`() {
    let width = card.widthAnchor.constraint(equalToConstant: 10)
    _ = frames(width)
    width.constant = 70
    #expect(card.frame.width == 10)
    feed.layoutIfNeeded()
    #expect(card.frame.width == 70)
    width.constant = 90
    stage.settle()
    #expect(card.frame.width == 90)
  }

  @Test func `put a view back at its superview's next layout`() {
    _ = frames(
      card.widthAnchor.constraint(equalToConstant: 10),
      card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 20))
    card.center.x += 100
    stage.settle()
    #expect(card.frame.minX == 120)
    feed.setNeedsLayout()
    stage.settle()
    #expect(card.frame == CGRect(x: 20, y: 0, width: 10, height: 0))
    card.frame.size.width = 300
    #expect(card.frame.width == 300)
    stage.settle()
    #expect(card.frame.width == 10)
  }

  @Test func `size and place a turned view without touching its transform`() {
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    _ = frames(
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 40),
      card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: feed.topAnchor, constant: 30))
    #expect(card.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(card.center == CGPoint(x: 70, y: 50))
    #expect(card.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func `follow a device that is turned`() {
    let root = UIViewController()
    root.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leftAnchor),
      card.rightAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.rightAnchor),
      card.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      card.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.5),
    ])
    let stage = Stage(
      root, size: CGSize(width: 400, height: 800),
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(card.frame == CGRect(x: 0, y: 50, width: 400, height: 400))
    stage.resize(to: CGSize(width: 800, height: 400))
    #expect(card.frame == CGRect(x: 0, y: 50, width: 800, height: 200))
  }

  @Test func `share room out through layout guides`() {
    let gap = UILayoutGuide()
    feed.addLayoutGuide(gap)
    #expect(feed.layoutGuides == [gap])
    let frames = frames(
      card.leftAnchor.constraint(equalTo: feed.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
      gap.leftAnchor.constraint(equalTo: card.rightAnchor),
      badge.leftAnchor.constraint(equalTo: gap.rightAnchor),
      badge.widthAnchor.constraint(equalTo: gap.widthAnchor, multiplier: 2),
      badge.rightAnchor.constraint(equalTo: feed.rightAnchor))
    #expect(frames.map(\.minX) == [0, 200])
    #expect(gap.layoutFrame == CGRect(x: 100, y: 0, width: 100, height: 0))
    feed.removeLayoutGuide(gap)
    #expect(feed.constraints.count == 2)
    #expect(feed.layoutGuides == [])
  }

  @Test func `name themselves by what they say, or by their identifier`() {
    let inset = card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: -8)
    let share = card.widthAnchor.constraint(
      lessThanOrEqualTo: feed.widthAnchor, multiplier: 0.5)
    let height = card.heightAnchor.constraint(equalToConstant: 80).at(750)
    // Without the numbers that tell apart views of one name: other tests have made some before.
    let names = [inset, share, height].map { "\($0)".replacing(/#\d+/, with: "") }
    #expect(
      names == [
        "card.left == feed.left - 8", "card.width <= 0.5 * feed.width", "card.height == 80 @ 750",
      ])
    height.identifier = "card height"
    #expect("\(height)" == "card height")
  }

  @Test func `make a scroll view's content as large as what they pin to its sides`() {
    let (list, photo) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), UIView())
    photo.translatesAutoresizingMaskIntoConstraints = false
    feed.addSubview(list)
    list.addSubview(photo)
    let content = list.contentLayoutGuide
    _ = frames(
      photo.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10),
      photo.rightAnchor.constraint(equalTo: content.rightAnchor),
      photo.topAnchor.constraint(equalTo: list.topAnchor, constant: 5),
      photo.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -15),
      photo.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
      photo.heightAnchor.constraint(equalToConstant: 900))
    #expect(photo.frame == CGRect(x: 10, y: 5, width: 300, height: 900))
    #expect(list.contentSize == CGSize(width: 310, height: 920))
  }

  @Test func `keep what is pinned to a scroll view's frame in its place`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.contentSize = CGSize(width: 300, height: 2000)
    feed.addSubview(list)
    list.addSubview(badge)
    _ = frames(badge.topAnchor.constraint(equalTo: list.frameLayoutGuide.topAnchor, constant: 7))
    #expect(badge.frame.minY == 7)
    list.contentOffset.y = 100
    stage.settle()
    #expect(badge.frame.minY == 107)
  }

  @Test func `cost a tree nothing that has none, however deep it is`() {
    NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 10)])
    var view = UIView()
    let top = view
    for _ in 0..<100_000 {
      let next = UIView()
      view.addSubview(next)
      view = next
    }
    feed.addSubview(top)
    stage.settle()
    #expect(card.frame.width == 10)
  }

  @Test func `find the size nearest to a target`() {
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 10),
      badge.rightAnchor.constraint(equalTo: feed.rightAnchor, constant: -10),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      badge.topAnchor.constraint(equalTo: feed.topAnchor),
      badge.bottomAnchor.constraint(equalTo: feed.bottomAnchor),
      badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    let small = feed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 90, height: 30))
    let wide = feed.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
    #expect(wide == CGSize(width: 200, height: 30))
    #expect(badge.frame == .zero)
  }
}
