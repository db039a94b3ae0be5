/// One key of a keyboard, from where it goes down to where it is let go.
@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public internal(set) final var phase = Phase.began
  /// Virtual seconds at which the phase began.
  public internal(set) final var timestamp: TimeInterval = 0
  /// Whom the key was sent to first.
  public final private(set) weak var responder: UIResponder?
  /// Which key it is.
  public final let key: UIKey?

  init(_ key: UIKey, for responder: UIResponder) {
    (self.key, self.responder) = (key, responder)
  }
}

/// Keys that go down or up.
@MainActor open class UIPressesEvent: UIEvent {
  public private(set) final var allPresses: Set<UIPress>

  open override var type: EventType { .presses }

  init(_ press: UIPress) { allPresses = [press] }
}

/// Which key is pressed, and with which others held.
@MainActor open class UIKey: NSObject {
  /// What the key types.
  public final let characters: String
  /// What it would type alone.
  public final let charactersIgnoringModifiers: String
  public final let modifierFlags: UIKeyModifierFlags

  init(_ characters: String, holding flags: UIKeyModifierFlags) {
    (self.characters, modifierFlags) = (characters, flags)
    charactersIgnoringModifiers = flags.contains(.shift) ? characters.lowercased() : characters
  }
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
