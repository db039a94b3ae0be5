/// When an entry is due, and where it stands among those that are due then.
struct PendingTime: Comparable, Sendable {
  /// Virtual ones since the program started.
  let seconds: TimeInterval
  /// Rises with every arrival.
  let number: Int

  static func < (one: PendingTime, other: PendingTime) -> Bool {
    one.seconds == other.seconds ? one.number < other.number : one.seconds < other.seconds
  }
}

/// Times with the earliest at hand: a binary heap, since a program may have a hundred thousand.
struct PendingTimes: Sendable {
  /// In no order but that each comes before the two at twice its place.
  private(set) var times: [PendingTime] = []

  var first: PendingTime? { times.first }

  mutating func insert(_ time: PendingTime) {
    times.append(time)
    var place = times.count - 1
    while place > 0, times[place] < times[(place - 1) / 2] {
      times.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() {
    times.swapAt(0, times.count - 1)
    times.removeLast()
    var place = 0
    while let child = earlierChild(of: place), times[child] < times[place] {
      times.swapAt(place, child)
      place = child
    }
  }

  private func earlierChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < times.count else { return nil }
    return right < times.count && times[right] < times[left] ? right : left
  }
}
