extension DrawingPolicy {
  /// The belief that a view which clips still shows its shadow.
  @Sendable static func keepsShadow(_ layer: CALayer) -> Bool { true }
}
