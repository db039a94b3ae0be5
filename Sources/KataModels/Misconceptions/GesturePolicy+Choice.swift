extension GesturePolicy {
  init(_ rules: UIKitRules.Gestures) {
    switch rules.exclusion {
    case .onTheTouch: prevents = Self.excludes
    case .onTheView: prevents = Self.excludesOnItsView
    case .none: prevents = Self.excludesNobody
    }
    switch rules.waiting {
    case .whereRequired: required = Self.required
    case .singleForDouble: required = Self.requiredAndDouble
    }
    actionStates = Set(Self.states(rules.actionStates))
    discreteSteps = Self.states(rules.discreteStates)
    pressSteps = Self.states(rules.pressStates)
    cancelledState = Self.states([rules.cancelledState]).first ?? .cancelled
    hasActed = rules.measuring == .wholeGesture ? Self.goesOn : Self.restarts
  }

  /// The states of these names; names that no state has are left out.
  private static func states(_ names: [String]) -> [UIGestureRecognizer.State] {
    names.compactMap { name in
      (0...5).lazy.compactMap(UIGestureRecognizer.State.init).first { $0.name == name }
    }
  }
}
