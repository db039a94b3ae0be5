/// Finds values under which constraints hold: the required ones all, the others by their priority.
///
/// Cassowary, the incremental simplex of Badros, Borning and Stuckey (*The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm*, ACM Transactions on Computer-Human Interaction 8(4),
/// 2001): constraints come and go without starting over, and a constant that changes is followed
/// by the dual simplex from the last solution.
struct ConstraintSolver: Sendable {
  /// A constraint that has been added.
  struct ID: Hashable, Sendable {
    let number: Int32
  }

  /// What the tableau holds of one constraint.
  struct Entry: Sendable {
    var constraint: LinearConstraint
    /// The symbol that only this constraint brought.
    var marker: Int32
    /// The sign with which the marker was added to the expression.
    var sign: Double
    /// Symbols that say by how much the constraint is missed; none where it is required.
    var errors: [Int32]
    /// All symbols it brought.
    var symbols: [Int32]
  }

  var tableau = Tableau()
  var entries: [ID: Entry] = [:]
  var isOptimal = true
  private var lastNumber: Int32 = 0
  /// The constraint that brought a symbol.
  var owners: [Int32: ID] = [:]

  // MARK: Variables

  /// - Parameter isNegative: whether its value may be less than zero.
  mutating func makeVariable(mayBeNegative: Bool = true) -> SolverVariable {
    SolverVariable(symbol: tableau.makeSymbol(mayBeNegative ? .free : .restricted))
  }

  /// As of the last `solve()`; zero where nothing says more.
  func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.symbol) }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  // MARK: Solving

  /// Brings every value up to date.
  mutating func solve() {
    guard !isOptimal else { return }
    tableau.minimize(first: tableau.objectives.count)
    isOptimal = true
  }

  // MARK: Coming and going

  /// - Throws: where the constraint is required and can't hold beside the others. It isn't added.
  mutating func add(_ constraint: LinearConstraint) throws(ConstraintConflict) -> ID {
    var row = row(of: constraint.expression)
    let entry = makeEntry(for: constraint, in: &row)
    lastNumber += 1
    let id = ID(number: lastNumber)
    for symbol in entry.symbols { owners[symbol] = id }
    isOptimal = false
    do throws(ConstraintConflict) {
      try insert(row, marker: entry.marker)
    } catch {
      for symbol in entry.symbols { forget(symbol) }
      throw ConstraintConflict(others: error.others.filter { $0 != id })
    }
    entries[id] = entry
    return id
  }

  mutating func remove(_ id: ID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    let strength = entry.constraint.strength
    for error in entry.errors {
      tableau.add(error, times: -strength.weight, toObjectiveOf: strength.priority)
    }
    if !tableau.isBasic[Int(entry.marker)], let leaving = tableau.leaving(forMarker: entry.marker) {
      tableau.pivot(leaving, to: entry.marker)
    }
    if tableau.isBasic[Int(entry.marker)] { _ = tableau.removeRow(of: entry.marker) }
    for symbol in entry.symbols { forget(symbol) }
    isOptimal = false
  }

  /// Gives the constraint's expression another constant.
  ///
  /// - Throws: where it then can't hold beside the others. It keeps its old constant.
  mutating func change(_ id: ID, constant: Double) throws(ConstraintConflict) {
    guard let entry = entries[id] else { return }
    let change = constant - entry.constraint.expression.constant
    guard change != 0 else { return }
    // The dual simplex starts from where the objectives are least.
    solve()
    tableau.shift(entry.marker, by: change / entry.sign)
    if let stuck = tableau.restoreFeasibility() {
      let conflict = conflict(in: stuck)
      tableau.shift(entry.marker, by: -change / entry.sign)
      _ = tableau.restoreFeasibility()
      throw ConstraintConflict(others: conflict.others.filter { $0 != id })
    }
    entries[id]?.constraint.expression.constant = constant
  }

  private mutating func forget(_ symbol: Int32) {
    owners[symbol] = nil
    tableau.discard(symbol)
  }

  /// The constraints that a row which can't be feasible speaks of.
  func conflict(in basic: Int32) -> ConstraintConflict {
    let symbols = [basic] + tableau.rows[Int(basic)].terms.map(\.symbol)
    return ConstraintConflict(others: Array(Set(symbols.compactMap { owners[$0] })))
  }
}
