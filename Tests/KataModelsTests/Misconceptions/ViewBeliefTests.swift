import Testing

@testable import KataModels

/// Each false belief gives the answer it predicts, where the truth gives another.
@MainActor @Suite struct `A false belief about views` {
  typealias Policy = HitTestPolicy

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let badge = UIView(frame: CGRect(x: 90, y: 0, width: 40, height: 40))

  init() {
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(badge)
  }

  private func policy(_ change: (inout UIKitRules.HitTesting) -> Void) -> Policy {
    var rules = UIKitRules.HitTesting()
    change(&rules)
    return Policy(rules)
  }

  private func expect(
    _ x: CGFloat, _ y: CGFloat, _ truth: UIView, believed: UIView, under belief: Policy
  ) {
    let point = CGPoint(x: x, y: y)
    #expect(Policy(UIKitRules.HitTesting()).find(root, point, nil) === truth)
    #expect(belief.find(root, point, nil) === believed)
  }

  @Test func `asks the view added first`() {
    expect(75, 75, front, believed: back, under: policy { $0.order = .backToFront })
  }

  @Test func `lets what is drawn outside be touched there`() {
    expect(120, 10, root, believed: badge, under: policy { $0.reach = .everywhere })
  }

  @Test(arguments: [true, false])
  func `has clipping decide where a view can be touched`(clips: Bool) {
    back.clipsToBounds = clips
    expect(
      120, 10, root, believed: clips ? root : badge, under: policy { $0.reach = .unlessClipped })
  }

  @Test func `has a hidden view pass its children on`() {
    back.isHidden = true
    let belief = policy { $0.hidden = .passedThrough }
    expect(95, 10, root, believed: badge, under: belief)
    expect(10, 10, root, believed: root, under: belief)
  }

  @Test func `has a layer catch touches`() {
    let line = CALayer()
    line.frame = CGRect(x: 60, y: 60, width: 300, height: 30)
    root.layer.addSublayer(line)
    expect(75, 75, front, believed: root, under: policy { $0.layers = .caught })
    expect(55, 55, front, believed: front, under: policy { $0.layers = .caught })
  }

  @Test func `has zPosition decide who is touched`() {
    back.layer.zPosition = 1
    expect(75, 75, front, believed: back, under: policy { $0.order = .byZPosition })
  }

  @Test func `has a radius clip, or a shadow survive clipping`() {
    var rules = UIKitRules.Layers()
    front.layer.cornerRadius = 5
    #expect(!DrawingPolicy(rules).roundsContent(front.layer))
    front.clipsToBounds = true
    #expect(!DrawingPolicy(rules).showsShadow(front.layer))
    (rules.radiusClips, rules.clippingCutsShadow) = (true, false)
    #expect(DrawingPolicy(rules).showsShadow(front.layer))
    front.clipsToBounds = false
    #expect(DrawingPolicy(rules).roundsContent(front.layer))
  }

  @Test func `has a transparent view hear touches`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("UIKATA_RULES", #"{"hitTesting": {"leastAlpha": 0}}"#, 1)
      let feed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let card = UIView(frame: feed.frame)
      card.alpha = 0
      feed.addSubview(card)
      guard feed.hitTest(CGPoint(x: 5, y: 5), with: nil) === card else { exit(1) }
    }
  }

  @Test func `moves the content with the origin of bounds`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("UIKATA_RULES", #"{"geometry": {"contentShift": 1}}"#, 1)
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let feed = UIView(frame: window.frame)
      window.addSubview(feed)
      feed.bounds.origin.y = 3
      guard feed.frame == window.frame else { exit(1) }
      guard feed.convert(CGPoint(x: 0, y: 0), to: window).y == 3 else { exit(2) }
    }
  }

  @Test func `tells the frame in the view's own coordinates, or bounds from zero`() {
    var geometry = ViewGeometry()
    geometry.place(in: CGRect(x: 10, y: 20, width: 30, height: 40))
    geometry.bounds.origin = CGPoint(x: 0, y: 5)
    var rules = UIKitRules.Geometry()
    #expect(GeometryPolicy(rules).frame(geometry) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(GeometryPolicy(rules).bounds(geometry) == CGRect(x: 0, y: 5, width: 30, height: 40))
    rules.frameIsInSuperview = false
    rules.boundsOriginIsKept = false
    #expect(GeometryPolicy(rules).frame(geometry) == CGRect(x: 0, y: 5, width: 30, height: 40))
    #expect(GeometryPolicy(rules).bounds(geometry) == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `keeps the frame of a view that is turned`() {
    var geometry = ViewGeometry()
    geometry.place(in: CGRect(x: 10, y: 20, width: 30, height: 40))
    geometry.transform = CGAffineTransform(rotationAngle: .pi / 2)
    var rules = UIKitRules.Geometry()
    #expect(agree(GeometryPolicy(rules).frame(geometry).numbers, [5, 25, 40, 30]))
    rules.frameFollowsTransform = false
    #expect(GeometryPolicy(rules).frame(geometry).numbers == [10, 20, 30, 40])
  }

  @Test func `turns a view about its corner`() {
    var geometry = ViewGeometry()
    geometry.bounds.size = CGSize(width: 30, height: 40)
    geometry.transform = CGAffineTransform(scaleX: 2, y: 2)
    let corner = CGPoint(x: -15, y: -20)
    var rules = UIKitRules.Geometry()
    #expect(corner.applying(GeometryPolicy(rules).turning(geometry)).numbers == [-30, -40])
    rules.turnsAbout = .corner
    #expect(corner.applying(GeometryPolicy(rules).turning(geometry)).numbers == [-15, -20])
  }

  @Test func `moves the subviews' frames with a new centre`() {
    var rules = UIKitRules.Geometry()
    GeometryPolicy(rules).move(back, CGPoint(x: 60, y: 50))
    #expect(badge.frame.origin.numbers == [90, 0])
    rules.keepsSubviewFrames = false
    GeometryPolicy(rules).move(back, CGPoint(x: 80, y: 50))
    #expect(badge.frame.origin.numbers == [110, 0])
  }

  @Test func `counts frames from the superview's superview`() {
    back.frame.origin = CGPoint(x: 7, y: 7)
    let dot = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    badge.addSubview(dot)
    var rules = UIKitRules.Geometry()
    let truth = ConversionPolicy(rules)
    #expect(truth.point(.zero, badge, root).numbers == [97, 7])
    #expect(truth.point(.zero, dot, root).numbers == [98, 8])
    rules.framesCountFrom = .grandparent
    let belief = ConversionPolicy(rules)
    #expect(belief.point(.zero, back, root).numbers == [7, 7])
    #expect(belief.point(.zero, badge, root).numbers == [90, 0])
    #expect(belief.point(.zero, dot, root).numbers == [8, 8])
    #expect(belief.rect(dot.bounds, dot, badge).numbers == [-82, 8, 1, 1])
  }

  @Test func `takes the chain past the controllers`() {
    var rules = UIKitRules.Touches()
    let controller = UIViewController()
    controller.view = back
    #expect(ResponderPolicy(rules).next(back) === controller)
    rules.chain = .viewsOnly
    #expect(ResponderPolicy(rules).next(back) === root)
  }

  @Test func `lays out at once`() {
    var rules = UIKitRules.RunLoopRules()
    let (window, card) = (UIWindow(frame: .zero), Counted())
    window.addSubview(card)
    window.layoutTree()
    LayoutPolicy(rules).mark(card)
    #expect(card.layouts == 1)
    rules.layoutWaitsForCommit = false
    LayoutPolicy(rules).mark(card)
    #expect(card.layouts == 2)
  }
}

/// How often what is done to a card draws it at once and by the end of the turn, and how often a
/// badge in it.
@MainActor @Suite struct `A false belief about drawing` {
  private let card = Counted(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
  private let badge = Counted(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(card)
    card.addSubview(badge)
    MainLoop.main.turnUntilIdle()
    card.drawings = 0
    badge.drawings = 0
  }

  private func drawings(
    _ rules: UIKitRules.DrawingRules, _ act: (DisplayPolicy) -> Void
  ) -> [Int] {
    act(DisplayPolicy(rules))
    let atOnce = card.drawings
    MainLoop.main.turnUntilIdle()
    return [atOnce, card.drawings, badge.drawings]
  }

  /// The card was somewhere else before.
  private var moved: ViewGeometry {
    var geometry = card.geometry
    geometry.center.x += 5
    return geometry
  }

  @Test func `is not the truth`() {
    #expect(drawings(.init()) { $0.follow(card, moved) } == [0, 0, 0])
    #expect(drawings(.init()) { $0.mark(card, nil) } == [0, 1, 0])
  }

  @Test func `draws at once`() {
    var rules = UIKitRules.DrawingRules()
    rules.waitsForCommit = false
    #expect(drawings(rules) { $0.mark(card, nil) } == [1, 1, 0])
  }

  @Test func `draws the subviews too`() {
    var rules = UIKitRules.DrawingRules()
    rules.reach = .tree
    #expect(drawings(rules) { $0.mark(card, nil) } == [0, 1, 1])
  }

  @Test func `draws what is moved`() {
    var rules = UIKitRules.DrawingRules()
    rules.followsGeometry = .anyChange
    #expect(drawings(rules) { $0.follow(card, moved) } == [0, 1, 0])
  }
}

private final class Counted: UIView {
  var layouts = 0
  var drawings = 0
  override func layoutSubviews() { layouts += 1 }
  override func draw(_ rect: CGRect) { drawings += 1 }
}
