extension UIControl {
  /// What can happen to a control; a set, so that one order may be for several.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger lifted inside, or not far from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be: a button was tapped.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// As it is traced. Only events of touches are.
    var name: String {
      switch self {
      case .touchDown: "touchDown"
      case .touchUpInside: "touchUpInside"
      case .touchUpOutside: "touchUpOutside"
      default: "touchCancel"
      }
    }
  }

  /// How a control looks; normal means none of the others.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}
