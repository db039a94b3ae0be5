import KataTrace

extension UITouch {
  /// The touch as it is now; the point in window coordinates.
  package final var snapshot: TouchSnapshot {
    let point = location(in: nil)
    return TouchSnapshot(
      finger: finger, phase: phase.name, point: [Double(point.x), Double(point.y)],
      view: view?.traceName)
  }
}

extension UIGestureRecognizer {
  package final func snapshot(from old: State, to new: State) -> RecognizerSnapshot {
    RecognizerSnapshot(
      name: traceName, view: view?.traceName, from: old.name, to: new.name,
      isDiscrete: isDiscrete)
  }

  /// Nil for a class of the program's own.
  private final var isDiscrete: Bool? {
    switch self {
    case is UITapGestureRecognizer, is UISwipeGestureRecognizer: true
    case is UIPanGestureRecognizer, is UILongPressGestureRecognizer, is UIPinchGestureRecognizer,
      is UIRotationGestureRecognizer:
      false
    default: nil
    }
  }
}

extension UITouch.Phase {
  fileprivate var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
