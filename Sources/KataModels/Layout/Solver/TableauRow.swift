/// One row of a simplex tableau: a constant, and symbols in ascending order, each times a factor.
struct TableauRow: Sendable {
  struct Term: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  /// What is smaller than this has come from rounding.
  static let leastCoefficient = 1e-11

  var constant = 0.0
  private(set) var terms: [Term] = []

  /// Room for adding rows without asking for memory each time.
  struct Merge: Sendable {
    fileprivate var terms: [Term] = []
    fileprivate(set) var joined: [Int32] = []
  }

  /// Zero where the row doesn't have the symbol.
  func coefficient(of symbol: Int32) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Takes a symbol out.
  ///
  /// - Returns: its factor, zero where the row doesn't have it.
  mutating func remove(_ symbol: Int32) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func add(_ symbol: Int32, times coefficient: Double) {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if coefficient.magnitude > Self.leastCoefficient {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient.magnitude <= Self.leastCoefficient { terms.remove(at: index) }
  }

  /// Adds another row times a factor.
  ///
  /// - Parameter merge: storage that is lent for the while; it then names the symbols that this
  ///   row hadn't before.
  mutating func add(_ other: TableauRow, times factor: Double, _ merge: inout Merge) {
    constant += factor * other.constant
    merge.terms.removeAll(keepingCapacity: true)
    merge.joined.removeAll(keepingCapacity: true)
    var (mine, theirs) = (terms.startIndex, other.terms.startIndex)
    while theirs < other.terms.endIndex {
      let term = other.terms[theirs]
      if mine < terms.endIndex, terms[mine].symbol < term.symbol {
        merge.terms.append(terms[mine])
        mine += 1
        continue
      }
      theirs += 1
      var coefficient = factor * term.coefficient
      let isShared = mine < terms.endIndex && terms[mine].symbol == term.symbol
      if isShared {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      guard coefficient.magnitude > Self.leastCoefficient else { continue }
      merge.terms.append(Term(symbol: term.symbol, coefficient: coefficient))
      if !isShared { merge.joined.append(term.symbol) }
    }
    merge.terms.append(contentsOf: terms[mine...])
    swap(&terms, &merge.terms)
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes the row, which is worth zero, for an equation and solves it for one of its symbols.
  mutating func solve(for symbol: Int32) {
    multiply(by: -1 / remove(symbol))
  }

  /// Takes the row for the value of `old` and solves it for one of its symbols.
  mutating func solve(for symbol: Int32, insteadOf old: Int32) {
    add(old, times: -1)
    solve(for: symbol)
  }

  /// Where the symbol is, or would be.
  private func position(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
