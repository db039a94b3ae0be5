/// An unknown of a `ConstraintSolver`.
struct SolverVariable: Hashable, Sendable {
  let symbol: Int32
}

/// A sum of unknowns, each times a factor, and a constant.
struct LinearExpression: Hashable, Sendable {
  var terms: [Term] = []
  var constant = 0.0

  struct Term: Hashable, Sendable {
    var variable: SolverVariable
    var coefficient: Double
  }

  mutating func add(_ variable: SolverVariable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  mutating func add(_ other: LinearExpression, times coefficient: Double) {
    constant += coefficient * other.constant
    for term in other.terms { add(term.variable, times: coefficient * term.coefficient) }
  }
}

/// What has to hold of an expression, and how much.
struct LinearConstraint: Hashable, Sendable {
  enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  var expression: LinearExpression
  /// Of the expression to zero.
  var relation: Relation
  var strength: Strength
}

/// How much a constraint counts beside others.
///
/// What a lower priority wants never costs a higher one anything: "Auto Layout attempts to satisfy
/// all the constraints in priority order from highest to lowest" (*Auto Layout Guide, Anatomy of a
/// Constraint*, developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG).
/// Within one priority the sum of what is missing, each times its weight, is least.
struct Strength: Hashable, Sendable {
  /// From 1 to 999; 1000 is a must.
  var priority: Double
  var weight = 1.0

  static let required = Strength(priority: 1000)

  var isRequired: Bool { priority >= 1000 }
}

/// Required constraints that can't hold together.
struct ConstraintConflict: Error, Hashable {
  /// Those the refused one collides with, in no particular order.
  var others: [ConstraintSolver.ID]
}
