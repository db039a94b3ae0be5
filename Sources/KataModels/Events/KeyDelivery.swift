/// Brings keys to responders: to a command that means them, else as presses and as text to the
/// first responder.
///
/// Keys go to the first responder
/// (developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events).
/// That they go to the key window where nobody is first, and that a command takes them before they
/// are presses, isn't public, and no kata asks.
@MainActor package enum KeyDelivery {
  /// Presses one key and lets it go.
  package static func press(_ characters: String, holding flags: UIKeyModifierFlags = []) {
    guard let first = FirstResponder.current ?? UIApplication.shared.key else { return }
    let key = UIKey(characters, holding: flags)
    if perform(key, from: first) { return }
    let press = UIPress(key, for: first)
    let event = UIPressesEvent(press)
    press.timestamp = MainLoop.main.now
    first.pressesBegan([press], with: event)
    type(key)
    press.phase = .ended
    first.pressesEnded([press], with: event)
  }

  /// The commands of the whole chain count, and so does every responder in it that has the method
  /// (developer.apple.com/documentation/uikit/uiresponder/keycommands).
  private static func perform(_ key: UIKey, from first: UIResponder) -> Bool {
    for responder in sequence(first: first, next: \.next) {
      let command = responder.keyCommands?.first { $0.isFor(key) }
      guard let command, let action = command.action else { continue }
      let target = first.target(forAction: action, withSender: command)
      return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
    return false
  }

  private static func type(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]),
      let taker = FirstResponder.current as? any UIKeyInput
    else { return }
    let field = taker as? UITextField
    switch key.characters {
    case UIKeyCommand.inputDelete: field?.pressDelete() ?? taker.deleteBackward()
    case let name where name.hasPrefix("UIKeyInput"): break
    case "\n": field?.pressReturn() ?? taker.insertText("\n")
    case let text: field?.type(text) ?? taker.insertText(text)
    }
  }
}
