import KataModels

/// Random numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A tree of views that are shifted, turned, scaled, hidden, faint, barred and clipped at random.
@MainActor struct RandomTree {
  private(set) var views: [UIView]
  private(set) var generator: SeededGenerator

  init(seed: Int, count: Int) {
    generator = SeededGenerator(seed: seed)
    views = [UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))]
    for _ in 1..<count {
      let view = makeView()
      views[Int.random(in: 0..<views.count, using: &generator)].addSubview(view)
      views.append(view)
    }
  }

  private mutating func makeView() -> UIView {
    let view = chance(0.1) ? Stubborn() : UIView()
    view.bounds = CGRect(
      x: number(-20...20), y: number(-20...20), width: number(10...300), height: number(10...300))
    view.center = CGPoint(x: number(0...300), y: number(0...300))
    if chance(0.3) {
      view.transform = CGAffineTransform(rotationAngle: number(-3...3))
        .scaledBy(x: number(0.3...2), y: number(0.3...2))
    }
    view.isHidden = chance(0.05)
    view.isUserInteractionEnabled = !chance(0.05)
    view.clipsToBounds = chance(0.5)
    if chance(0.1) { view.alpha = number(0...0.02) }
    return view
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(-50...450), y: number(-50...450)) }

  mutating func view() -> UIView { views[Int.random(in: 0..<views.count, using: &generator)] }
}

/// Overrides hit-testing without changing it, so that the model has to ask.
private final class Stubborn: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
