extension Tableau {
  /// Far more than any layout needs. Rounding can undo the order that keeps pivots from going
  /// round in a circle; then what was found so far has to do.
  private static let mostPivots = 20_000

  // MARK: Primal

  /// Makes the first `count` objectives least, the higher before the lower. Every row stays
  /// feasible.
  ///
  /// Among several choices the lowest symbol is taken (Bland's rule), so that no round of pivots
  /// comes back to where it began.
  mutating func minimize(first count: Int) {
    for _ in 0..<Self.mostPivots {
      guard let (entering, leaving) = improvement(first: count) else { return }
      pivot(leaving, to: entering)
    }
  }

  /// A symbol whose growth lessens an objective and costs no higher one anything, and the row that
  /// ends its growth. One that no row ends has its cost from rounding: no error is less than zero.
  private func improvement(first count: Int) -> (entering: Int32, leaving: Int32)? {
    for (index, objective) in objectives[..<count].enumerated() {
      for term in objective.row.terms
      where term.coefficient < -Self.tolerance && kinds[Int(term.symbol)] == .restricted {
        guard costsNothing(term.symbol, at: objectives[..<index]) else { continue }
        if let leaving = leaving(for: term.symbol) { return (term.symbol, leaving) }
      }
    }
    return nil
  }

  private func costsNothing(_ symbol: Int32, at objectives: ArraySlice<Objective>) -> Bool {
    objectives.allSatisfy { $0.row.coefficient(of: symbol).magnitude <= Self.tolerance }
  }

  /// The restricted row that reaches zero first when a symbol grows.
  private func leaving(for entering: Int32) -> Int32? {
    var (best, leaving) = (Double.infinity, Int32?.none)
    for row in columns[Int(entering)] where kinds[Int(row)] == .restricted {
      guard let room = room(in: row, for: entering) else { continue }
      if room < best || (room == best && row < leaving ?? .max) { (best, leaving) = (room, row) }
    }
    return leaving
  }

  /// How far a symbol may grow until a row reaches zero; nil where it may for ever.
  private func room(in row: Int32, for symbol: Int32) -> Double? {
    let coefficient = rows[Int(row)].coefficient(of: symbol)
    return coefficient < -Self.leastPivot ? -rows[Int(row)].constant / coefficient : nil
  }

  /// Whether a symbol may grow this far without any restricted row going below zero.
  func mayGrow(_ symbol: Int32, by distance: Double) -> Bool {
    columns[Int(symbol)].allSatisfy { row in
      kinds[Int(row)] != .restricted || room(in: row, for: symbol) ?? .infinity >= distance
    }
  }

  // MARK: Dual

  /// Makes every row feasible again, the objectives staying least.
  ///
  /// - Returns: the row that can't be, nil where all are.
  mutating func restoreFeasibility() -> Int32? {
    var left = Self.mostPivots
    while let leaving = nextInfeasible() {
      left -= 1
      guard left > 0, kinds[Int(leaving)] == .restricted, let entering = dualEntering(for: leaving)
      else {
        return leaving
      }
      pivot(leaving, to: entering)
    }
    return nil
  }

  /// The symbol that raises a row at the least cost.
  private func dualEntering(for leaving: Int32) -> Int32? {
    var best: TableauRow.Term?
    for term in rows[Int(leaving)].terms
    where term.coefficient > Self.leastPivot && kinds[Int(term.symbol)] == .restricted {
      if let known = best, !isCheaper(term, than: known) { continue }
      best = term
    }
    return best?.symbol
  }

  private func isCheaper(_ term: TableauRow.Term, than other: TableauRow.Term) -> Bool {
    for objective in objectives {
      let cost = objective.row.coefficient(of: term.symbol) / term.coefficient
      let otherCost = objective.row.coefficient(of: other.symbol) / other.coefficient
      if (cost - otherCost).magnitude > Self.tolerance { return cost < otherCost }
    }
    return false
  }
}
