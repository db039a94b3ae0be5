@testable import KataModels

/// A system of constraints that is drawn from its seed, by the same steps as in make-answers.py.
struct RandomSystem {
  struct Constraint {
    var terms: [(variable: Int, factor: Double)]
    var constant: Double
    var relation: LinearConstraint.Relation
    var strength: Strength
  }

  var nonnegative: [Bool]
  var constraints: [Constraint] = []
  var changes: [(number: Int, by: Double)]
  var removals: [Int]

  init(seed: Int) {
    var draw = Draw(seed: seed)
    let weighs = seed % 2 == 0
    let count = 2 + draw.below(59)
    nonnegative = (0..<count).map { _ in draw.below(4) == 0 }
    let hidden = nonnegative.map { Double($0 ? draw.below(101) : draw.below(201) - 100) }
    let priorities = (0..<1 + draw.below(5)).map { _ in 1 + draw.below(999) }
    for _ in 0..<count + draw.below(2 * count + 1) {
      let terms = (0..<1 + draw.below(4)).map { _ in
        (variable: draw.below(count), factor: Self.factors[draw.below(8)])
      }
      let relation = draw.below(3) - 1
      let isRequired = draw.below(2) == 0
      var wish = terms.reduce(0) { $0 + $1.factor * hidden[$1.variable] }
      if isRequired {
        wish -= Double(relation * draw.below(50))
        if draw.below(5) == 0 { wish += Double(draw.below(101) - 50) }
      } else {
        wish += Double(draw.below(201) - 100)
      }
      let number = Double(weighs ? 1 + draw.below(999) : priorities[draw.below(priorities.count)])
      let strength =
        isRequired
        ? Strength.required
        : weighs ? Strength(priority: 1, weight: number) : Strength(priority: number)
      constraints.append(
        Constraint(
          terms: terms, constant: -wish, relation: Self.relations[relation + 1],
          strength: strength))
    }
    let total = constraints.count
    changes = (0..<5).map { _ in (draw.below(total), Double(draw.below(81) - 40)) }
    removals = (0..<5).map { _ in draw.below(total) }
  }

  private static let factors: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5]
  private static let relations: [LinearConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]

  private struct Draw {
    var generator: SeededGenerator

    init(seed: Int) { generator = SeededGenerator(seed: seed) }

    mutating func below(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }
  }
}
