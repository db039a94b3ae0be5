/// What a scroll view does about touches on its content, unless its class says otherwise.
struct ContentTouchPolicy: Sendable {
  /// Whether a view in the content hears of touches.
  var begins: @MainActor @Sendable (UIView) -> Bool
  /// Whether it loses one that sets out to scroll.
  var cancels: @MainActor @Sendable (UIView) -> Bool

  static let current = ContentTouchPolicy(UIKitRules.current.scrolling)

  @MainActor static func hears(_ view: UIView) -> Bool { true }

  @MainActor static func isNoControl(_ view: UIView) -> Bool { !(view is UIControl) }
}
