extension ConstraintPolicy {
  /// The belief that of two constraints the one added later wins, whatever their priorities.
  static let laterWins: @Sendable (UILayoutPriority, Int) -> Strength = { _, turn in
    Strength(priority: 999 - 998 / (1 + Double(turn)))
  }
}
