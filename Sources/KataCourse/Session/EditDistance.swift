/// How many letters were missed, added, changed or swapped with their neighbour on the way from
/// one word to another, as hands do it.
func editDistance(_ one: some StringProtocol, _ other: some StringProtocol) -> Int {
  let one = Array(one.lowercased())
  let other = Array(other.lowercased())
  var before: [Int] = []
  var above = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    for column in other.indices {
      let change = one[row] == other[column] ? 0 : 1
      var least = min(above[column + 1] + 1, current[column] + 1, above[column] + change)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        least = min(least, before[column - 1] + 1)
      }
      current.append(least)
    }
    before = above
    above = current
  }
  return above[other.count]
}

extension Sequence {
  /// The element whose name is so near to `text` that it was probably meant; the first of equals.
  public func nearest(to text: some StringProtocol, name: (Element) -> String) -> Element? {
    let near = map { (element: $0, distance: editDistance(text, name($0))) }
      .filter { $0.distance <= (name($0.element).count < 6 ? 1 : 2) }
    return near.min { $0.distance < $1.distance }?.element
  }
}
