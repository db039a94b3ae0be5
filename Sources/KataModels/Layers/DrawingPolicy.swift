/// What a layer's looks do to what is drawn.
package struct DrawingPolicy: Sendable {
  /// Whether content and sublayers are cut to the layer's round corners.
  package var roundsContent: @Sendable (CALayer) -> Bool
  /// Whether a shadow that the layer casts is seen.
  package var showsShadow: @Sendable (CALayer) -> Bool

  package static let current = DrawingPolicy(UIKitRules.current.layers)

  /// Only a layer that masks rounds what it holds, and its mask takes away all that lies outside of
  /// the bounds, the shadow too
  /// (developer.apple.com/documentation/quartzcore/calayer/maskstobounds).
  static let byMask = DrawingPolicy(
    roundsContent: { $0.masksToBounds }, showsShadow: { !$0.masksToBounds })
}
