/// What the fingers on the screen do, from the first that comes down to the last that lifts.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  open var type: EventType { .touches }
  /// Virtual seconds.
  public internal(set) final var timestamp: TimeInterval = 0

  final var touches: [UITouch] = []

  /// Every finger on the screen, and those that lift with this event.
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    some { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    some { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  private func some(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}

extension UIEvent {
  /// Whether every finger that the recogniser follows has lifted.
  final func areUp(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.downCount == 0 }
}
