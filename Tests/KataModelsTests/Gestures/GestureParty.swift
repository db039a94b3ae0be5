@testable import KataModels

/// A random tree with random recognisers, and fingers that do anything.
@MainActor final class GestureParty {
  let witness = GestureWitness()
  private(set) var events = 0
  private var generator: SeededGenerator
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let fingers: TouchDelivery
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let delegate: MoodyDelegate
  /// In order, since a set's changes from run to run.
  private var down: [Int] = []
  /// In one party of five: their content glides for long, and each step of it is a turn.
  private let hasScrollViews: Bool

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    delegate = MoodyDelegate(seed: seed)
    hasScrollViews = seed % 5 == 0
    window.isHidden = false
    fingers = TouchDelivery { [window] in [window] }
    for _ in 0..<8 { addView() }
    for _ in 0..<Int.random(in: 4...14, using: &generator) { addRecognizer() }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let (one, other) = (recognizer(), recognizer())
      if one !== other { one.require(toFail: other) }
    }
  }

  // MARK: Setting up

  private func addView() {
    let view = hasScrollViews && chance(0.3) ? scrollView() : WitnessedView(witness)
    let size = CGSize(width: number(100...400), height: number(100...600))
    view.frame = CGRect(origin: CGPoint(x: number(-50...150), y: number(-50...200)), size: size)
    view.isMultipleTouchEnabled = chance(0.5)
    place(view)
    views.append(view)
  }

  private func scrollView() -> UIView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 800, height: 1200)
    return view
  }

  private func place(_ view: UIView) {
    let parent = views.randomElement(using: &generator)
    guard let parent, parent !== view, !parent.isDescendant(of: view) else {
      return window.addSubview(view)
    }
    parent.addSubview(view)
  }

  private func addRecognizer() {
    let recognizer = makeRecognizer()
    recognizer.cancelsTouchesInView = chance(0.7)
    recognizer.delaysTouchesBegan = chance(0.2)
    recognizer.delaysTouchesEnded = chance(0.7)
    if chance(0.5) { recognizer.delegate = delegate }
    recognizers.append(recognizer)
    (views.randomElement(using: &generator) ?? window).addGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch Int.random(in: 0...9, using: &generator) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...3, using: &generator)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &generator)
      return tap
    case 2, 3: return UIPanGestureRecognizer()
    case 4:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = Int.random(in: 0...1, using: &generator)
      press.minimumPressDuration = chance(0.2) ? 0 : 0.5
      return press
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up]
      return swipe
    case 6: return UIPinchGestureRecognizer()
    case 7: return UIRotationGestureRecognizer()
    case 8:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      return edge
    default: return Whimsical(seed: Int.random(in: 0...1_000_000, using: &generator))
    }
  }

  // MARK: Playing

  /// Until so many touches have come, moved or gone; then everything lifts and time passes.
  func play(_ count: Int) {
    witness.watch {
      while events < count { step() }
      for finger in down { lift(finger) }
      MainLoop.main.run(until: MainLoop.main.now + 10)
    }
    witness.checkRest(recognizers)
  }

  private func step() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<20: touchDown()
    case 20..<65: move()
    case 65..<82: if let finger = down.randomElement(using: &generator) { lift(finger) }
    case 82..<85:
      guard let finger = down.randomElement(using: &generator) else { return }
      down.removeAll { $0 == finger }
      events += 1
      fingers.cancel(finger: finger)
    case 85..<96:
      MainLoop.main.run(until: MainLoop.main.now + Double(number(0.005...0.3)))
    case 96: MainLoop.main.run(until: MainLoop.main.now + 1)
    case 97: recognizer().isEnabled.toggle()
    case 98: (views.randomElement(using: &generator) ?? window).addGestureRecognizer(recognizer())
    default: disturb()
    }
  }

  private func disturb() {
    let one = recognizer()
    if chance(0.5) {
      one.view?.removeGestureRecognizer(one)
    } else if let view = views.randomElement(using: &generator) {
      view.removeFromSuperview()
      place(view)
    }
  }

  private func touchDown() {
    let finger = Int.random(in: 0..<5, using: &generator)
    guard !down.contains(finger) else { return }
    down.append(finger)
    events += 1
    let isAtEdge = chance(0.1)
    fingers.down(
      finger: finger, at: CGPoint(x: isAtEdge ? 3 : number(0...399), y: number(0...599)))
  }

  private func move() {
    guard let finger = down.randomElement(using: &generator) else { return }
    events += 1
    fingers.move(finger: finger, to: CGPoint(x: number(-20...420), y: number(-20...620)))
  }

  private func lift(_ finger: Int) {
    down.removeAll { $0 == finger }
    events += 1
    fingers.up(finger: finger)
  }

  private func recognizer() -> UIGestureRecognizer {
    recognizers[Int.random(in: 0..<recognizers.count, using: &generator)]
  }

  private func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }
}
