extension ContentTouchPolicy {
  init(_ rules: UIKitRules.Scrolling) {
    begins = rules.contentHearsTouches ? Self.hears : Self.never
    switch rules.takesTouches {
    case .exceptFromControls: cancels = Self.isNoControl
    case .fromAll: cancels = Self.always
    case .fromNobody: cancels = Self.never
    }
  }

  /// The beliefs that a scroll view keeps all touches from its content, and that what has been
  /// touched keeps the finger.
  @MainActor static func never(_ view: UIView) -> Bool { false }

  /// The belief that a finger that moves scrolls, whatever it came down on.
  @MainActor static func always(_ view: UIView) -> Bool { true }
}
