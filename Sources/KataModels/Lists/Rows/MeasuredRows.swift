/// Rows whose height is known by now, among rows whose height was only estimated.
///
/// Costs memory for the measured rows alone; those are few where a list is long.
struct MeasuredRows: Sendable {
  /// Ascending.
  private var rows: [Int] = []
  /// How much higher than estimated each is.
  private var surplus: [CGFloat] = []
  /// The sums of `surplus` up to and without each.
  private var before: [CGFloat] = []

  var all: [(row: Int, surplus: CGFloat)] { zip(rows, surplus).map { ($0, $1) } }

  var isEmpty: Bool { rows.isEmpty }

  /// How much all of them add to what was estimated.
  var total: CGFloat { (before.last ?? 0) + (surplus.last ?? 0) }

  /// How much the measured rows above a row add to what was estimated.
  func total(above row: Int) -> CGFloat {
    let place = place(of: row)
    return place < rows.count ? before[place] : total
  }

  /// Nil where the row isn't measured.
  func surplus(of row: Int) -> CGFloat? {
    let place = place(of: row)
    return place < rows.count && rows[place] == row ? surplus[place] : nil
  }

  /// Complexity: linear in the measured rows below this one.
  mutating func measure(_ row: Int, surplus new: CGFloat) {
    let place = place(of: row)
    if place < rows.count, rows[place] == row {
      surplus[place] = new
    } else {
      before.insert(place < rows.count ? before[place] : total, at: place)
      rows.insert(row, at: place)
      surplus.insert(new, at: place)
    }
    for next in (place + 1)..<max(place + 1, rows.count) {
      before[next] = before[next - 1] + surplus[next - 1]
    }
  }

  private func place(of row: Int) -> Int {
    if let last = rows.last, last < row { return rows.count }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
