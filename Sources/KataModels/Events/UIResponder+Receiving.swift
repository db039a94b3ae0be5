import KataTrace

extension UIResponder {
  /// Sends touches that have come into a phase, and says so.
  ///
  /// A responder whose class doesn't answer the phase hands it on, so the way up is walked here
  /// instead of through each of them: a chain of any depth costs no stack.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if let log = JourneyLog.current { return log.climb(from: self, phase, touches, event) }
    let method = MethodSlot.touches(phase)
    var next: UIResponder? = self
    while let responder = next {
      Tracer.send(.touches, to: responder, phase.callback)
      if method.isOverridden(in: type(of: responder)) {
        return responder.answer(phase, touches, event)
      }
      next = responder.next
    }
  }

  final func answer(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}

extension MethodSlot {
  /// The method that hears of a phase.
  static func touches(_ phase: UITouch.Phase) -> MethodSlot {
    switch phase {
    case .began: touchesBegan
    case .moved, .stationary: touchesMoved
    case .ended: touchesEnded
    case .cancelled: touchesCancelled
    }
  }

  private static let touchesBegan = touches(overriding: Began.self)
  private static let touchesMoved = touches(overriding: Moved.self)
  private static let touchesEnded = touches(overriding: Ended.self)
  private static let touchesCancelled = touches(overriding: Cancelled.self)

  private static func touches(overriding type: UIResponder.Type) -> MethodSlot {
    MethodSlot(of: UIResponder.self, plain: Plain.self, overriding: type)
  }

  private final class Plain: UIResponder {}

  private final class Began: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Moved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Ended: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Cancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
}
