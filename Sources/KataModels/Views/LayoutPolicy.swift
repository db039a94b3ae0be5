/// What `setNeedsLayout` does.
struct LayoutPolicy: Sendable {
  var mark: @MainActor @Sendable (UIView) -> Void

  /// The view waits for the end of the turn, once however often it asks.
  static let atCommit = LayoutPolicy { $0.mark(.layout) }

  static let current = LayoutPolicy(UIKitRules.current.runLoop)
}
