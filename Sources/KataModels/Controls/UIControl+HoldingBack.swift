// Since iOS 6 the system's own controls keep some recognisers of the views above them from
// recognising (developer.apple.com/documentation/uikit/uigesturerecognizer, *Interacting with other
// user interface controls*; R166–R174 of the evidence). Controls of one's own don't, and none does
// to a recogniser on the control itself.

extension UIView {
  /// Whether the view, being touched, keeps a recogniser from recognising.
  ///
  /// Only one that would take the touch away: with `cancelsTouchesInView` false both act.
  final func holdsBack(_ recognizer: UIGestureRecognizer) -> Bool {
    ControlPolicy.current.holdsBack(self, recognizer)
  }
}

extension ControlPolicy {
  @MainActor static func systemControlsWin(
    _ view: UIView, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    guard recognizer.view !== view, recognizer.cancelsTouchesInView else { return false }
    switch view {
    case is UIButton, is UISegmentedControl, is UIStepper, is UIPageControl:
      return recognizer.isSimpleTap
    case let view as UISwitch:
      return recognizer.isSimpleTap || recognizer.isPanAlong(view)
    case let view as UISlider: return view.isTracking && recognizer.isSwipeFromSideToSide
    default: return false
    }
  }
}

extension UIGestureRecognizer {
  fileprivate final var isSimpleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  fileprivate final var isSwipeFromSideToSide: Bool {
    guard let swipe = self as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// Whether one finger is dragged from side to side.
  fileprivate final func isPanAlong(_ view: UIView) -> Bool {
    guard let pan = self as? UIPanGestureRecognizer, numberOfTouches == 1 else { return false }
    let way = pan.translation(in: view)
    return abs(way.x) > abs(way.y)
  }
}
