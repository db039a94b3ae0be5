extension ConstraintSolver {
  /// The expression, told by symbols that aren't basic.
  mutating func row(of expression: LinearExpression) -> TableauRow {
    var row = TableauRow()
    row.constant = expression.constant
    for term in expression.terms {
      tableau.add(term.variable.symbol, times: term.coefficient, to: &row)
    }
    return row
  }

  /// Makes an equation of a constraint: symbols take up what it leaves open or misses.
  mutating func makeEntry(
    for constraint: LinearConstraint, in row: inout TableauRow
  ) -> Entry {
    let strength = constraint.strength
    // What the first symbol takes up is added to the expression, or taken from it.
    let sign = constraint.relation == .lessThanOrEqual ? 1.0 : -1.0
    let isEquation = constraint.relation == .equal
    let marker = tableau.makeSymbol(isEquation && strength.isRequired ? .dummy : .restricted)
    row.add(marker, times: sign)
    var entry = Entry(
      constraint: constraint, marker: marker, sign: sign, errors: [], symbols: [marker])
    guard !strength.isRequired else { return entry }
    let error = tableau.makeSymbol(.restricted)
    row.add(error, times: -sign)
    entry.symbols.append(error)
    entry.errors = isEquation ? entry.symbols : [error]
    for symbol in entry.errors {
      tableau.add(symbol, times: strength.weight, toObjectiveOf: strength.priority)
    }
    return entry
  }

  /// Adds a row that has to be worth zero.
  mutating func insert(_ row: TableauRow, marker: Int32) throws(ConstraintConflict) {
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row) {
      row.solve(for: subject)
      return tableau.insert(row, for: subject)
    }
    guard row.terms.contains(where: { tableau.kinds[Int($0.symbol)] == .restricted }) else {
      // Nothing is left but other required equations: it says the same as they, or contradicts.
      guard row.constant <= Tableau.tolerance else { throw conflict(in: row) }
      row.solve(for: marker)
      return tableau.insert(row, for: marker)
    }
    try insertByArtificial(row, marker: marker)
  }

  /// A symbol that can be told by the row at once: a free one, or one whose growth to the row's
  /// constant no other row minds.
  private func subject(of row: TableauRow) -> Int32? {
    if let free = row.terms.first(where: { tableau.kinds[Int($0.symbol)] == .free }) {
      return free.symbol
    }
    return row.terms.first { term in
      tableau.kinds[Int(term.symbol)] == .restricted && term.coefficient < -Tableau.leastPivot
        && tableau.mayGrow(term.symbol, by: -row.constant / term.coefficient)
    }?.symbol
  }

  /// Adds the row with an artificial symbol, which is then made as small as it can be: zero, or the
  /// row contradicts the others.
  private mutating func insertByArtificial(
    _ row: TableauRow, marker: Int32
  ) throws(ConstraintConflict) {
    let artificial = tableau.makeSymbol(.restricted)
    tableau.prepend(row)
    tableau.insert(row, for: artificial)
    tableau.minimize(first: 1)
    let rest = tableau.removeFirstObjective()
    defer { tableau.discard(artificial) }
    guard tableau.isBasic[Int(artificial)] else { return }
    guard rest.constant <= Tableau.tolerance else {
      let conflict = conflict(in: artificial)
      _ = tableau.removeRow(of: artificial)
      throw conflict
    }
    // Only this row has the marker while the artificial symbol is basic.
    var row = tableau.removeRow(of: artificial)
    let pivot = row.terms.filter { tableau.kinds[Int($0.symbol)] == .restricted }
      .max { $0.coefficient.magnitude < $1.coefficient.magnitude }
    row.solve(for: pivot?.symbol ?? marker)
    tableau.insert(row, for: pivot?.symbol ?? marker)
  }

  private func conflict(in row: TableauRow) -> ConstraintConflict {
    ConstraintConflict(others: Array(Set(row.terms.compactMap { owners[$0.symbol] })))
  }
}

extension Tableau {
  /// The row that a marker is made basic in before that row is taken away: the one that keeps all
  /// others feasible.
  func leaving(forMarker marker: Int32) -> Int32? {
    var (growing, shrinking) = (Double.infinity, Double.infinity)
    var (first, second, third): (Int32?, Int32?, Int32?)
    for row in columns[Int(marker)] {
      let coefficient = rows[Int(row)].coefficient(of: marker)
      guard coefficient.magnitude > Self.leastPivot else { continue }
      // A required equation must not be left unequal.
      if kinds[Int(row)] == .dummy { return row }
      guard kinds[Int(row)] != .free else {
        third = row
        continue
      }
      let ratio = rows[Int(row)].constant / coefficient
      if coefficient < 0, -ratio < growing { (growing, first) = (-ratio, row) }
      if coefficient > 0, ratio < shrinking { (shrinking, second) = (ratio, row) }
    }
    return first ?? second ?? third
  }
}
