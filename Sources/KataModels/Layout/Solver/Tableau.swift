/// A simplex tableau: some symbols are basic and told by a row of the others, which are zero.
///
/// Below it lie the objectives, by falling priority: a lower one is made least only as far as that
/// costs the higher ones nothing.
struct Tableau: Sendable {
  enum Kind: Sendable {
    /// May have any value.
    case free
    /// Never less than zero.
    case restricted
    /// Stands for a required equation, and is zero.
    case dummy
    /// Nobody's at present.
    case unused
  }

  /// What is to be made least at one priority: the sum of errors, told by non-basic symbols.
  struct Objective: Sendable {
    var priority: Double
    var row = TableauRow()
  }

  /// Values nearer to each other than this are the same.
  static let tolerance = 1e-8
  /// Solving for a symbol with a factor nearer to zero would blow up what rounding has left.
  static let leastPivot = 1e-6

  private(set) var kinds: [Kind] = []
  /// Empty where the symbol isn't basic.
  private(set) var rows: [TableauRow] = []
  private(set) var isBasic: [Bool] = []
  /// The rows a symbol is in. May also name rows that it has left, or one twice: whoever uses it
  /// looks into the row.
  private(set) var columns: [[Int32]] = []
  private(set) var objectives: [Objective] = []

  /// Restricted rows whose constant has become negative.
  private(set) var infeasible: [Int32] = []
  private var unused: [Int32] = []
  private var merge = TableauRow.Merge()

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Int32 {
    if let symbol = unused.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(TableauRow())
    isBasic.append(false)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  /// Forgets a symbol that isn't basic.
  mutating func discard(_ symbol: Int32) {
    for row in columns[Int(symbol)] { _ = rows[Int(row)].remove(symbol) }
    for index in objectives.indices { _ = objectives[index].row.remove(symbol) }
    columns[Int(symbol)] = []
    kinds[Int(symbol)] = .unused
    unused.append(symbol)
  }

  func value(of symbol: Int32) -> Double {
    isBasic[Int(symbol)] ? rows[Int(symbol)].constant : 0
  }

  // MARK: Rows

  /// Adds to `row` a symbol times a factor, told by non-basic symbols.
  mutating func add(_ symbol: Int32, times factor: Double, to row: inout TableauRow) {
    guard isBasic[Int(symbol)] else { return row.add(symbol, times: factor) }
    row.add(rows[Int(symbol)], times: factor, &merge)
  }

  /// Makes a symbol basic, told by `row`, which is put in its place everywhere.
  mutating func insert(_ row: TableauRow, for symbol: Int32) {
    substitute(row, for: symbol)
    rows[Int(symbol)] = row
    isBasic[Int(symbol)] = true
    for term in row.terms { columns[Int(term.symbol)].append(symbol) }
  }

  /// Takes a basic symbol's row away.
  mutating func removeRow(of symbol: Int32) -> TableauRow {
    let row = rows[Int(symbol)]
    rows[Int(symbol)] = TableauRow()
    isBasic[Int(symbol)] = false
    return row
  }

  /// Makes `entering` basic in the place of `leaving`.
  mutating func pivot(_ leaving: Int32, to entering: Int32) {
    var row = removeRow(of: leaving)
    row.solve(for: entering, insteadOf: leaving)
    insert(row, for: entering)
  }

  private mutating func substitute(_ row: TableauRow, for symbol: Int32) {
    let holders = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for holder in holders {
      let coefficient = rows[Int(holder)].remove(symbol)
      guard coefficient != 0 else { continue }
      rows[Int(holder)].add(row, times: coefficient, &merge)
      for joined in merge.joined { columns[Int(joined)].append(holder) }
      noteFeasibility(of: holder)
    }
    for index in objectives.indices {
      let coefficient = objectives[index].row.remove(symbol)
      guard coefficient != 0 else { continue }
      objectives[index].row.add(row, times: coefficient, &merge)
    }
  }

  /// Adds to the constants of all rows what changes when a symbol that isn't basic moves its zero.
  mutating func shift(_ symbol: Int32, by distance: Double) {
    if isBasic[Int(symbol)] {
      rows[Int(symbol)].constant -= distance
      return noteFeasibility(of: symbol)
    }
    for row in Set(columns[Int(symbol)]) {
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      rows[Int(row)].constant += coefficient * distance
      noteFeasibility(of: row)
    }
  }

  // MARK: Feasibility

  func isFeasible(_ symbol: Int32) -> Bool {
    guard isBasic[Int(symbol)] else { return true }
    let constant = rows[Int(symbol)].constant
    switch kinds[Int(symbol)] {
    case .restricted: return constant >= -Self.tolerance
    case .dummy: return constant.magnitude <= Self.tolerance
    case .free, .unused: return true
    }
  }

  private mutating func noteFeasibility(of symbol: Int32) {
    if !isFeasible(symbol) { infeasible.append(symbol) }
  }

  /// The row with the lowest number whose symbol has a value it mustn't have.
  mutating func nextInfeasible() -> Int32? {
    infeasible = infeasible.filter { !isFeasible($0) }
    return infeasible.min()
  }

  // MARK: Objectives

  /// Adds to what is to be made least at a priority.
  mutating func add(_ symbol: Int32, times weight: Double, toObjectiveOf priority: Double) {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.endIndex
    if index == objectives.endIndex || objectives[index].priority != priority {
      objectives.insert(Objective(priority: priority), at: index)
    }
    var row = objectives[index].row
    add(symbol, times: weight, to: &row)
    objectives[index].row = row
  }

  /// Puts an objective above all others.
  mutating func prepend(_ row: TableauRow) {
    objectives.insert(Objective(priority: .infinity, row: row), at: 0)
  }

  mutating func removeFirstObjective() -> TableauRow { objectives.removeFirst().row }
}
