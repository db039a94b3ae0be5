/// Recognises fingers that are dragged in from an edge of the screen
/// (developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may start; none at first, so that it recognises nothing.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !hasMetCriteria, !touches.allSatisfy({ !edges(under: $0).isEmpty }) { state = .failed }
  }

  /// A finger that runs along the edge comes from nowhere.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasMetCriteria, !touches.allSatisfy(comesIn) {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  /// Its edges near the place where the finger came down.
  private func edges(under touch: UITouch) -> UIRectEdge {
    guard let screen = touch.window?.bounds else { return [] }
    let (point, reach) = (touch.start, limits.screenEdge)
    var found: UIRectEdge = []
    if point.y - screen.minY <= reach { found.insert(.top) }
    if point.x - screen.minX <= reach { found.insert(.left) }
    if screen.maxY - point.y <= reach { found.insert(.bottom) }
    if screen.maxX - point.x <= reach { found.insert(.right) }
    return found.intersection(edges)
  }

  /// Whether a finger has moved away from an edge rather than along it, if it has moved at all.
  private func comesIn(_ touch: UITouch) -> Bool {
    let (x, y) = (touch.point.x - touch.start.x, touch.point.y - touch.start.y)
    guard hypot(x, y) >= limits.panDistance else { return true }
    let edges = edges(under: touch)
    return edges.contains(.left) && x >= abs(y) || edges.contains(.right) && -x >= abs(y)
      || edges.contains(.top) && y >= abs(x) || edges.contains(.bottom) && -y >= abs(x)
  }
}
