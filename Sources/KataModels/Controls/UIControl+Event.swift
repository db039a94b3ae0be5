extension UIControl {
  /// What can happen to a control; a set, so that one order may be for several
  /// (developer.apple.com/documentation/uikit/uicontrol/event).
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: A finger

    public static let touchDown = Event(rawValue: 1 << 0)
    /// The touch's tap count is more than one; `touchDown` is sent too.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger has moved and is inside, or not far from it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that came down inside and left has come back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside, or not far from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system, a recogniser or a scroll view took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)

    // MARK: What comes of it

    /// A finger has changed the control's value. Code that sets the value sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be: a button was tapped.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    // MARK: Text

    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has been changed by typing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    // MARK: Many

    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// As it is traced.
    var name: String {
      switch self {
      case .touchDown: "touchDown"
      case .touchDownRepeat: "touchDownRepeat"
      case .touchDragInside: "touchDragInside"
      case .touchDragOutside: "touchDragOutside"
      case .touchDragEnter: "touchDragEnter"
      case .touchDragExit: "touchDragExit"
      case .touchUpInside: "touchUpInside"
      case .touchUpOutside: "touchUpOutside"
      case .touchCancel: "touchCancel"
      case .valueChanged: "valueChanged"
      case .editingDidBegin: "editingDidBegin"
      case .editingChanged: "editingChanged"
      case .editingDidEnd: "editingDidEnd"
      default: "primaryActionTriggered"
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

/// As iOS prints it, under the name it has in Objective-C
/// (koze.hatenablog.jp/entry/2021/06/07/090000).
extension UIControl.Event: CustomStringConvertible {
  public var description: String { "UIControlEvents(rawValue: \(rawValue))" }
}
