/// A combination of keys that means an action.
@MainActor open class UIKeyCommand: NSObject {
  public final let title: String
  public final let action: Selector?
  /// The key: a character, or the name of a key that types none.
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.title, self.action) = (title, action)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  func isFor(_ key: UIKey) -> Bool {
    input == key.charactersIgnoringModifiers && modifierFlags == key.modifierFlags
  }
}
