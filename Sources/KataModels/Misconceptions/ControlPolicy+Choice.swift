extension ControlPolicy {
  init(_ rules: UIKitRules.Controls) {
    valueWasSet = rules.codeIsSilent ? Self.silently : Self.likeAFinger
    switch rules.underTap {
    case .systemControlsWin: holdsBack = Self.systemControlsWin
    case .controlsWin: holdsBack = Self.everyControlWins
    case .recognizersWin: holdsBack = Self.noControlWins
    }
  }
}
