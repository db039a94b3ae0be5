extension ImagePolicy {
  /// The belief that `UIImage(data:)` decodes, on the thread that calls it.
  static let atOnce: @Sendable (CGImage) -> Void = { $0.decode() }

  init(_ rules: UIKitRules.Images) {
    whenMade = rules.decodesWhenDrawn ? Self.untilDrawn : Self.atOnce
  }
}
