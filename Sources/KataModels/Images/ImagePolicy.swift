/// When the pixels of a picture are made.
struct ImagePolicy: Sendable {
  /// An image has been made from data.
  var whenMade: @Sendable (CGImage) -> Void

  static let current = ImagePolicy(UIKitRules.current.images)

  /// Nothing yet: the first drawing decodes.
  static let untilDrawn: @Sendable (CGImage) -> Void = { _ in }
}
