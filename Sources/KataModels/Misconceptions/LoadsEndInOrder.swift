extension NetworkPolicy {
  /// The belief that loads end in the order in which they began.
  static let asTheyBegan: @Sendable () -> (@escaping @Sendable () -> Void) -> Void = {
    let place = WaitingLine.shared.join()
    return { answer in WaitingLine.shared.arrive(at: place, answer) }
  }
}

/// Loads in the order in which they began. Each waits for all before it.
// Safe: only one thread runs at a time.
private final class WaitingLine: @unchecked Sendable {
  static let shared = WaitingLine()

  private var nextPlace = 0
  private var firstWaiting = 0
  private var arrived: [Int: @Sendable () -> Void] = [:]

  func join() -> Int {
    defer { nextPlace += 1 }
    return nextPlace
  }

  func arrive(at place: Int, _ answer: @escaping @Sendable () -> Void) {
    arrived[place] = answer
    while let answer = arrived.removeValue(forKey: firstWaiting) {
      firstWaiting += 1
      answer()
    }
  }
}
