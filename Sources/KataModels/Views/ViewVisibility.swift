/// What of a view shows, and whether it can be touched.
struct ViewVisibility: Hashable, Sendable {
  var isHidden = false
  var isInteractive = true
  var clips = false
  /// It is being animated, and hears nothing until that is over.
  var isBarred = false
  /// Single precision, as a layer's opacity is: 0.01 is a little less than a hundredth here.
  var opacity: Float = 1

  /// Whether hit-testing looks at the view at all.
  @inline(__always)
  var isTouchable: Bool {
    !isHidden && isInteractive && !isBarred && Double(opacity) >= Self.leastAlpha
  }

  private static let leastAlpha = UIKitRules.current.hitTesting.leastAlpha
}
