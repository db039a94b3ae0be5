extension DrawingPolicy {
  /// The belief that a corner radius alone rounds whatever a layer holds.
  @Sendable static func roundsByRadius(_ layer: CALayer) -> Bool {
    layer.masksToBounds || layer.cornerRadius > 0
  }

  init(_ rules: UIKitRules.Layers) {
    roundsContent = rules.radiusClips ? Self.roundsByRadius : Self.byMask.roundsContent
    showsShadow = rules.clippingCutsShadow ? Self.byMask.showsShadow : Self.keepsShadow
  }
}
