import KataModels

/// What a view is measured against: a final class with the same fields, searched and converted
/// through by plain recursion with the same checks.
final class BareView {
  var bounds: CGRect
  var center: CGPoint
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var isTransformed = false
  var isHidden = false
  var isInteractive = true
  var opacity: Float = 1
  var children: [BareView] = []
  var recognizers: [BareRecognizer] = []
  unowned(unsafe) var parent: BareView?

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func add(_ child: BareView) {
    children.append(child)
    child.parent = self
  }

  func hitTest(_ point: CGPoint) -> BareView? {
    guard !isHidden, isInteractive, Double(opacity) >= 0.01, bounds.contains(point) else {
      return nil
    }
    var index = children.count
    while index > 0 {
      index -= 1
      let child = children[index]
      if let hit = child.hitTest(child.fromParent(point)) { return hit }
    }
    return self
  }

  func toRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.toRoot(toParent(point))
  }

  func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return fromParent(parent.fromRoot(point))
  }

  /// The recognisers of this view and of those above it.
  func listeners(_ found: inout [BareRecognizer]) {
    found.append(contentsOf: recognizers)
    parent?.listeners(&found)
  }

  /// Hands a touch on to whoever answers it, which nobody does.
  func receive(_ phase: Int, _ touches: Set<BareTouch>) {
    guard let parent else { return }
    parent.receive(phase, touches)
  }

  private func toParent(_ point: CGPoint) -> CGPoint {
    var point = CGPoint(
      x: point.x - bounds.origin.x - anchor.x * bounds.size.width,
      y: point.y - bounds.origin.y - anchor.y * bounds.size.height)
    if isTransformed { point = point.applying(transform) }
    return CGPoint(x: point.x + center.x, y: point.y + center.y)
  }

  private func fromParent(_ point: CGPoint) -> CGPoint {
    var point = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if isTransformed { point = point.applying(transform.inverted()) }
    return CGPoint(
      x: point.x + bounds.origin.x + anchor.x * bounds.size.width,
      y: point.y + bounds.origin.y + anchor.y * bounds.size.height)
  }
}
