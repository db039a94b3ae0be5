/// What constraints, priorities and sizes of one's own mean.
struct ConstraintPolicy: Sendable {
  /// How much a constraint counts, by its priority and by the how manieth it was.
  var strength: @Sendable (UILayoutPriority, Int) -> Strength
  /// What hugging says of the size beside the view's own.
  var hugging: LinearConstraint.Relation
  var resistance: LinearConstraint.Relation
  /// Whether every layout puts a view back to where its constraints say.
  var placesAgain: Bool

  static let current = ConstraintPolicy(UIKitRules.current.layout)

  static func byPriority(leastRequired: Double) -> @Sendable (UILayoutPriority, Int) -> Strength {
    { priority, _ in
      let value = Double(priority.rawValue)
      return value >= leastRequired ? .required : Strength(priority: value)
    }
  }

  init(_ rules: UIKitRules.Layout) {
    strength =
      rules.priorityDecides
      ? Self.byPriority(leastRequired: rules.leastRequiredPriority) : Self.laterWins
    (hugging, resistance) =
      rules.huggingKeepsFromGrowing
      ? (.lessThanOrEqual, .greaterThanOrEqual) : (.greaterThanOrEqual, .lessThanOrEqual)
    placesAgain = rules.constraintsPutFramesBack
  }
}
