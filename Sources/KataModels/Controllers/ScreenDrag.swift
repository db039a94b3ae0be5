/// A finger that takes a screen along; where it lets go decides whether the screen follows.
@MainActor final class ScreenDrag: UIPanGestureRecognizer {
  /// Along which line the finger has to move, as a unit vector.
  private let way: CGPoint
  /// Whether a finger that moves against the way takes nothing along.
  private let isOneWay: Bool
  /// −1 where the screen goes against the way.
  var direction: CGFloat = 1
  /// The whole length of the way, in points.
  var length: () -> CGFloat = { 0 }
  /// Whether a finger may start here, in the coordinates of the recogniser's view.
  var mayStart: (CGPoint) -> Bool = { _ in true }
  /// The finger has moved this far; false lets go of it.
  var begin: (CGFloat) -> Bool = { _ in false }
  var move: (CGFloat) -> Void = { _ in }
  /// Whether the screen goes all the way.
  var letGo: (Bool) -> Void = { _ in }

  /// - Parameter way: the direction that a screen is dragged in; where `begin` turns `direction`
  ///   round, against it.
  init(along way: CGPoint, isOneWay: Bool = true) {
    (self.way, self.isOneWay) = (way, isOneWay)
    super.init(target: nil, action: nil)
    follower = { [unowned self] _ in follow() }
  }

  private var distance: CGFloat {
    let translation = translation(in: view)
    return (translation.x * way.x + translation.y * way.y) * direction
  }

  private var speed: CGFloat {
    let velocity = velocity(in: view)
    return (velocity.x * way.x + velocity.y * way.y) * direction
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !mayStart(location(in: view)) { state = .failed }
  }

  /// A finger that moves across the way isn't dragging this screen.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let translation = translation(in: view)
    let along = isOneWay ? distance : abs(distance)
    if state == .possible, along < hypot(translation.x, translation.y) * 0.7 {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    direction = 1
  }

  private func follow() {
    switch state {
    case .began: if !begin(distance) { state = .cancelled }
    case .changed: move(distance)
    case .ended: letGo(goesOn)
    case .cancelled: letGo(false)
    case .possible, .failed: break
    }
  }

  private var goesOn: Bool {
    let rules = UIKitRules.current.dragging
    return distance > length() * rules.share || speed >= rules.speed
  }
}
