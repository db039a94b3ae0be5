/// A recogniser's state machine, with the path that it took drawn through and numbered. What it
/// didn't take is dashed.
public struct StateDiagram: Sendable {
  private let steps: [RecognizerSnapshot]
  private let strokes: Strokes
  private let columns: Int
  private let words: any PictureWords

  /// - Parameters:
  ///   - changes: one recogniser's, in their order; resets to possible aren't drawn.
  ///   - columns: at most so many characters a line; without room for it the path is told in words.
  public init(
    of changes: [RecognizerSnapshot], strokes: Strokes = .box, columns: Int = 60,
    words: any PictureWords = EnglishPictureWords()
  ) {
    steps = changes.filter { $0.to != "possible" }
    self.strokes = strokes
    self.columns = columns
    self.words = words
  }

  /// Without a line's end at the end.
  public func text() -> String {
    guard let first = steps.first else { return "" }
    let title = first.view.map { words.recognizer(first.name, of: $0) } ?? first.name
    let drawing = isDiscrete ? discrete : columns >= Self.width ? continuous : []
    return ([title] + drawing + path).joined(separator: "\n")
  }

  private static let width = 56

  private var isDiscrete: Bool {
    steps.first?.isDiscrete ?? !steps.contains { $0.from == "began" || $0.to == "began" }
  }

  // MARK: The path

  /// The numbers of the steps from one state to another, from 1.
  private func numbers(_ from: String, _ to: String) -> [Int] {
    steps.indices.filter { steps[$0].from == from && steps[$0].to == to }.map { $0 + 1 }
  }

  private func isVisited(_ state: String) -> Bool {
    state == "possible" || steps.contains { $0.to == state }
  }

  /// `2`, `3-6`, `1,5`; cut where it is too long.
  private func label(_ from: String, _ to: String, room: Int) -> String {
    let text = numbers(from, to).asRanges
    return text.count <= room ? text : text.prefix(room - 1) + String(strokes.rest)
  }

  /// All steps, in their order: `1 began, 2-4 changed, 5 ended`.
  private var path: [String] {
    var parts: [String] = []
    var index = 0
    while index < steps.count {
      var end = index
      while end + 1 < steps.count, steps[end + 1].to == steps[index].to,
        steps[end + 1].from == steps[index].to
      {
        end += 1
      }
      let number = end == index ? "\(index + 1)" : "\(index + 1)-\(end + 1)"
      parts.append("\(number) \(steps[index].to)")
      index = end + 1
    }
    let most = 12
    if parts.count > most { parts = parts.prefix(most) + [words.andMore(parts.count - most)] }
    return parts.wrapped(to: columns)
  }

  // MARK: Drawing

  private var discrete: [String] {
    var canvas = DiagramCanvas(columns: 26, rows: 7, strokes: strokes)
    box("possible", 0, 0, 12, on: &canvas)
    box("ended", 17, 0, 9, on: &canvas)
    box("failed", 0, 4, 12, on: &canvas)
    across("possible", "ended", from: 11, to: 17, row: 1, on: &canvas)
    fall("possible", "failed", column: 5, from: 2, to: 4, on: &canvas)
    return canvas.lines
  }

  private var continuous: [String] {
    var canvas = DiagramCanvas(columns: Self.width, rows: 8, strokes: strokes)
    box("possible", 0, 1, 12, on: &canvas)
    box("began", 17, 1, 9, on: &canvas)
    box("changed", 31, 1, 11, on: &canvas)
    box("ended", 47, 1, 9, on: &canvas)
    box("failed", 0, 5, 12, on: &canvas)
    box("cancelled", 34, 5, 13, on: &canvas)
    across("possible", "began", from: 11, to: 17, row: 2, on: &canvas)
    across("began", "changed", from: 25, to: 31, row: 2, on: &canvas)
    across("changed", "ended", from: 41, to: 47, row: 2, on: &canvas)
    fall("possible", "failed", column: 5, from: 3, to: 5, on: &canvas)
    fall("changed", "cancelled", column: 40, from: 3, to: 5, on: &canvas)
    drawArc(on: &canvas)
    drawLoop(on: &canvas)
    drawWayToCancelled(on: &canvas)
    return canvas.lines
  }

  private func box(
    _ state: String, _ column: Int, _ row: Int, _ width: Int, on canvas: inout DiagramCanvas
  ) {
    let taken = isVisited(state)
    canvas.across(column...(column + width - 1), row: row, taken: taken)
    canvas.across(column...(column + width - 1), row: row + 2, taken: taken)
    canvas.down(row...(row + 2), column: column, taken: taken)
    canvas.down(row...(row + 2), column: column + width - 1, taken: taken)
    for (corner, place) in zip(
      strokes.corners,
      [(0, 0), (width - 1, 0), (width - 1, 2), (0, 2)])
    {
      canvas.put(corner, column + place.0, row + place.1)
    }
    canvas.write(state, column + (width - state.count) / 2, row + 1)
  }

  /// From the right edge of one box to the left edge of the next.
  private func across(
    _ from: String, _ to: String, from left: Int, to right: Int, row: Int,
    on canvas: inout DiagramCanvas
  ) {
    let taken = !numbers(from, to).isEmpty
    canvas.across((left + 1)...(right - 1), row: row, taken: taken)
    canvas.put(strokes.exits.right, left, row)
    canvas.put(strokes.arrows.right, right - 1, row)
    let label = label(from, to, room: right - left - 2)
    canvas.write(label, left + (label.count < 3 ? 2 : 1), row)
  }

  /// From the lower edge of one box to the upper edge of the one below.
  private func fall(
    _ from: String, _ to: String, column: Int, from top: Int, to bottom: Int,
    on canvas: inout DiagramCanvas
  ) {
    let taken = !numbers(from, to).isEmpty
    canvas.down((top + 1)...(bottom - 1), column: column, taken: taken)
    canvas.put(strokes.exits.below, column, top)
    canvas.put(strokes.arrows.down, column, bottom)
    canvas.write(label(from, to, room: 8), column + 2, top + 1)
  }

  /// From began over changed to ended.
  private func drawArc(on canvas: inout DiagramCanvas) {
    let taken = !numbers("began", "ended").isEmpty
    canvas.across(21...51, row: 0, taken: taken)
    canvas.put(strokes.corners[0], 21, 0)
    canvas.put(strokes.corners[1], 51, 0)
    canvas.put(strokes.exits.above, 21, 1)
    canvas.put(strokes.arrows.down, 51, 1)
    canvas.write(label("began", "ended", room: 8), 35, 0)
  }

  /// From changed to changed.
  private func drawLoop(on canvas: inout DiagramCanvas) {
    let taken = !numbers("changed", "changed").isEmpty
    canvas.across(32...37, row: 4, taken: taken)
    canvas.put(strokes.exits.below, 32, 3)
    canvas.put(strokes.arrows.up, 37, 3)
    canvas.put(strokes.corners[3], 32, 4)
    canvas.put(strokes.corners[2], 37, 4)
    canvas.write(label("changed", "changed", room: 4), 33, 4)
  }

  /// From began, below changed, to cancelled.
  private func drawWayToCancelled(on canvas: inout DiagramCanvas) {
    let taken = !numbers("began", "cancelled").isEmpty
    canvas.down(4...6, column: 21, taken: taken)
    canvas.across(22...33, row: 6, taken: taken)
    canvas.put(strokes.exits.below, 21, 3)
    canvas.put(strokes.corners[3], 21, 6)
    canvas.put(strokes.arrows.right, 33, 6)
    canvas.write(label("began", "cancelled", room: 8), 23, 6)
  }
}

extension [Int] {
  /// `1,3-5`, of ascending numbers.
  fileprivate var asRanges: String {
    var ranges: [ClosedRange<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}

extension [String] {
  /// Joined by commas, in lines of so many characters.
  fileprivate func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    for (index, part) in enumerated() {
      let piece = index == count - 1 ? part : part + ","
      if let last = lines.last, last.count + 1 + piece.count <= columns {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}
