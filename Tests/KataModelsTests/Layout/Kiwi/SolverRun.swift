@testable import KataModels

/// One `ConstraintSolver` led through the stages of a random system.
struct SolverRun {
  let system: RandomSystem
  private(set) var solver = ConstraintSolver()
  private let variables: [SolverVariable]
  private var constants: [Double]
  private var present: [Int: ConstraintSolver.ID] = [:]

  init(_ system: RandomSystem) {
    self.system = system
    var solver = ConstraintSolver()
    variables = system.nonnegative.map { solver.makeVariable(mayBeNegative: !$0) }
    constants = system.constraints.map(\.constant)
    self.solver = solver
  }

  /// - Returns: the numbers of those that are refused.
  mutating func add(_ numbers: some Sequence<Int>) -> [Int] {
    var refused: [Int] = []
    for number in numbers {
      guard let id = try? solver.add(constraint(number)) else {
        refused.append(number)
        continue
      }
      present[number] = id
    }
    return refused
  }

  /// - Returns: which of the changes are refused.
  mutating func change() -> [Int] {
    var refused: [Int] = []
    for (ordinal, change) in system.changes.enumerated() {
      guard let id = present[change.number] else { continue }
      let constant = constants[change.number] + change.by
      do throws(ConstraintConflict) {
        try solver.change(id, constant: constant)
        constants[change.number] = constant
      } catch {
        refused.append(ordinal)
      }
    }
    return refused
  }

  mutating func remove() {
    for number in system.removals {
      if let id = present.removeValue(forKey: number) { solver.remove(id) }
    }
  }

  // MARK: What came out

  /// By how much the solution misses what is optional: the weighted sum of each priority, the
  /// highest first.
  mutating func errors() -> [Double] {
    solver.solve()
    let optional = present.keys.filter { !system.constraints[$0].strength.isRequired }
    let priorities = Dictionary(grouping: optional) { system.constraints[$0].strength.priority }
    return priorities.sorted { $0.key > $1.key }.map { _, numbers in
      numbers.reduce(0) { $0 + system.constraints[$1].strength.weight * miss($1) }
    }
  }

  /// By how much the solution misses the required constraint that it misses most.
  mutating func worstMiss() -> Double {
    solver.solve()
    let signs = zip(variables, system.nonnegative).map { $1 ? -solver.value(of: $0) : 0 }
    let required = present.keys.filter { system.constraints[$0].strength.isRequired }
    return max(0, (signs + required.map(miss)).max() ?? 0)
  }

  private func miss(_ number: Int) -> Double {
    let value = solver.value(of: constraint(number).expression)
    switch system.constraints[number].relation {
    case .equal: return value.magnitude
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  private func constraint(_ number: Int) -> LinearConstraint {
    let drawn = system.constraints[number]
    var expression = LinearExpression(constant: constants[number])
    for term in drawn.terms { expression.add(variables[term.variable], times: term.factor) }
    return LinearConstraint(
      expression: expression, relation: drawn.relation, strength: drawn.strength)
  }
}
