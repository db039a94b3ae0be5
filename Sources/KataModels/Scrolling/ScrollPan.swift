/// The finger that moves a scroll view's content.
///
/// It sets out after ten points along an axis on which there is somewhere to go, and those ten
/// points are lost to the content (G155 of the evidence).
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  /// Where the content was when the finger began to move it.
  private var origin = CGPoint.zero
  /// The axes along which this drag moves the content.
  private var axes = (x: true, y: true)
  private var movedLast: TimeInterval = 0

  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init(target: nil, action: nil)
    follower = { [unowned self] _ in follow() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCame()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    movedLast = event.timestamp
    if state == .possible, let scrollView {
      let way = along(scrollView.openAxes, translation(in: scrollView))
      guard hypot(way.x, way.y) >= UIKitRules.current.gestures.panDistance else { return }
      guard scrollView.mayTake(self.touches) else {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if event.areUp(self) { scrollView?.isTracking = false }
  }

  override func reset() {
    super.reset()
    scrollView?.fingerLeft()
  }

  /// From here on the content is moved from where it is now.
  func rebase(in scrollView: UIScrollView) {
    origin = scrollView.pulled
    setTranslation(.zero, in: scrollView)
  }

  private func follow() {
    guard let scrollView else { return }
    switch state {
    case .began: begin(scrollView)
    case .changed: scrollView.drag(to: offset(in: scrollView))
    case .ended: scrollView.letGo(at: velocity(of: scrollView))
    case .cancelled: scrollView.letGo(at: .zero)
    case .possible, .failed: break
    }
  }

  private func begin(_ scrollView: UIScrollView) {
    let way = translation(in: scrollView)
    axes = scrollView.axes(of: way)
    origin = scrollView.pulled
    let lost = UIKitRules.current.gestures.panDistance
    let length = hypot(way.x, way.y)
    setTranslation(
      CGPoint(x: way.x * (1 - lost / length), y: way.y * (1 - lost / length)), in: scrollView)
    scrollView.beginDragging()
    scrollView.drag(to: offset(in: scrollView))
  }

  private func offset(in scrollView: UIScrollView) -> CGPoint {
    let way = along(axes, translation(in: scrollView))
    return CGPoint(x: origin.x - way.x, y: origin.y - way.y)
  }

  /// As the offset changes; none where the finger rested before it lifted.
  private func velocity(of scrollView: UIScrollView) -> CGPoint {
    guard MainLoop.main.now - movedLast <= UIKitRules.current.scrolling.restSeconds else {
      return .zero
    }
    let speed = along(axes, velocity(in: scrollView))
    return CGPoint(x: -speed.x, y: -speed.y)
  }

  private func along(_ axes: (x: Bool, y: Bool), _ way: CGPoint) -> CGPoint {
    CGPoint(x: axes.x ? way.x : 0, y: axes.y ? way.y : 0)
  }
}
