/// How high the rows of one section are, and so where each lies: in points from the top of the
/// first.
///
/// Rows of one height are arithmetic: ten million cost what ten do. Only where every row is asked
/// for does a section keep a number a row, as UIKit does too
/// (developer.apple.com/documentation/uikit/uitableview/estimatedrowheight).
struct RowHeights: Sendable {
  /// What is known, or estimated, before a row is shown.
  enum Base: Sendable {
    case uniform(CGFloat)
    /// The tops of all rows, and the bottom of the last.
    case listed([CGFloat])

    init(listing heights: [CGFloat]) {
      var tops: [CGFloat] = [0]
      tops.reserveCapacity(heights.count + 1)
      var top: CGFloat = 0
      for height in heights {
        top += height.asHeight
        tops.append(top)
      }
      self = .listed(tops)
    }
  }

  let count: Int
  private let base: Base
  private var measured = MeasuredRows()
  /// Whether the base is estimated, so that rows are measured when they are shown.
  let isEstimated: Bool

  init(count: Int, base: Base, isEstimated: Bool) {
    (self.count, self.isEstimated) = (count, isEstimated)
    if case .uniform(let height) = base {
      self.base = .uniform(height.asHeight)
    } else {
      self.base = base
    }
  }

  var total: CGFloat { top(of: count) }

  /// - Parameter row: `count` stands for the bottom of the last.
  func top(of row: Int) -> CGFloat {
    let top = baseTop(of: row)
    return measured.isEmpty ? top : top + measured.total(above: row)
  }

  func height(of row: Int) -> CGFloat {
    let height = baseHeight(of: row)
    guard !measured.isEmpty, let surplus = measured.surplus(of: row) else { return height }
    return height + surplus
  }

  func isMeasured(_ row: Int) -> Bool { measured.surplus(of: row) != nil }

  /// The rows that were measured and found to be other than estimated.
  var measuredHeights: [(row: Int, height: CGFloat)] {
    measured.all.map { ($0.row, baseHeight(of: $0.row) + $0.surplus) }
  }

  /// Notes how high a row that was estimated really is.
  mutating func measure(_ row: Int, height: CGFloat) {
    let surplus = height.asHeight - baseHeight(of: row)
    // A row that is as high as estimated needs no note, unless it had another one.
    if surplus == 0, !isMeasured(row) { return }
    measured.measure(row, surplus: surplus)
  }

  /// The last row that begins at or above a place; of rows without height the last. Within
  /// `0..<count`, which isn't empty.
  func row(at y: CGFloat) -> Int {
    if case .uniform(let height) = base, measured.isEmpty {
      return height > 0 ? uniformRow(at: y, height) : count - 1
    }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if top(of: middle) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func uniformRow(at y: CGFloat, _ height: CGFloat) -> Int {
    let guess = (y / height).rounded(.down)
    var row = guess >= CGFloat(count) ? count - 1 : max(0, Int(guess))
    // Division and multiplication may round apart.
    if row + 1 < count, top(of: row + 1) <= y { row += 1 }
    if row > 0, top(of: row) > y { row -= 1 }
    return row
  }

  private func baseTop(of row: Int) -> CGFloat {
    switch base {
    case .uniform(let height): CGFloat(row) * height
    case .listed(let tops): tops[row]
    }
  }

  private func baseHeight(of row: Int) -> CGFloat {
    switch base {
    case .uniform(let height): height
    case .listed(let tops): tops[row + 1] - tops[row]
    }
  }
}

extension CGFloat {
  /// The height itself where a row can have it, else none.
  var asHeight: CGFloat { self > 0 && self < .infinity ? self : 0 }
}
