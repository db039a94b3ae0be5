/// The thresholds of the rules, as numbers alone: recognisers read them at every move, and the rules
/// carry more than that.
struct GestureLimits: Sendable {
  let tapMovement: CGFloat
  let tapSeconds: TimeInterval
  let multiTapSeconds: TimeInterval
  let multiTapDistance: CGFloat
  let panDistance: CGFloat
  let swipeDistance: CGFloat
  let swipeSeconds: TimeInterval
  let swipeStraying: CGFloat
  let pinchDistance: CGFloat
  let rotationAngle: CGFloat
  let screenEdge: CGFloat

  static let current = GestureLimits(UIKitRules.current.gestures)

  init(_ rules: UIKitRules.Gestures) {
    tapMovement = CGFloat(rules.tapMovement)
    tapSeconds = rules.tapSeconds
    multiTapSeconds = rules.multiTapSeconds
    multiTapDistance = CGFloat(rules.multiTapDistance)
    panDistance = CGFloat(rules.panDistance)
    swipeDistance = CGFloat(rules.swipeDistance)
    swipeSeconds = rules.swipeSeconds
    swipeStraying = CGFloat(rules.swipeStraying)
    pinchDistance = CGFloat(rules.pinchDistance)
    rotationAngle = CGFloat(rules.rotationAngle)
    screenEdge = CGFloat(rules.screenEdge)
  }
}
