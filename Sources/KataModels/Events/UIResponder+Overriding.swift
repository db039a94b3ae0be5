extension UIResponder {
  /// Whether the class replaces `target(forAction:withSender:)`. The way up past those that don't
  /// is walked in a loop, so a chain of any depth costs no stack.
  final var overridesTarget: Bool { MethodSlot.target.isOverridden(in: type(of: self)) }
}

extension MethodSlot {
  fileprivate static let target = MethodSlot(
    of: UIResponder.self, plain: Plain.self, overriding: Choosing.self)

  private final class Plain: UIResponder {}

  private final class Choosing: UIResponder {
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
  }
}
