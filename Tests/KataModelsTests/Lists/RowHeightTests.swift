import Testing

@testable import KataModels

@Suite("The heights of rows")
struct RowHeightTests {
  @Test(arguments: 0..<40)
  func `measured one by one place rows as a plain sum does`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &random)
    let estimate = CGFloat(Int.random(in: 1...80, using: &random))
    var plain = [CGFloat](repeating: estimate, count: count)
    let isListed = Bool.random(using: &random)
    if isListed { plain = plain.map { _ in CGFloat(Int.random(in: 0...80, using: &random)) } }
    var rows = RowHeights(
      count: count, base: isListed ? .init(listing: plain) : .uniform(estimate), isEstimated: true)
    for _ in 0..<count {
      let row = Int.random(in: 0..<count, using: &random)
      plain[row] = CGFloat(Int.random(in: 0...200, using: &random))
      rows.measure(row, height: plain[row])
    }
    var top: CGFloat = 0
    for row in 0..<count {
      #expect(rows.top(of: row) == top)
      #expect(rows.height(of: row) == plain[row])
      if plain[row] > 0 {
        #expect(rows.row(at: top) == row)
        #expect(rows.row(at: top + plain[row] - 0.5) == row)
      }
      top += plain[row]
    }
    #expect(rows.total == top)
  }

  @Test func `of one number are found among ten million`() {
    let rows = RowHeights(count: 10_000_000, base: .uniform(43.7), isEstimated: false)
    for row in stride(from: 0, to: 10_000_000, by: 7_919) {
      #expect(rows.row(at: rows.top(of: row)) == row)
      #expect(rows.row(at: rows.top(of: row + 1) - 0.01) == row)
    }
  }
}
