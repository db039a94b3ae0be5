import Synchronization

/// What waits for its virtual time, in order of time and then of arrival.
///
/// Times are whole nanoseconds, so that 0.1 and 0.2 make 0.3, and what is due together is. Locked,
/// since the runtime may hand in jobs from any thread.
package final class PendingWork<Item: Sendable>: Sendable {
  package struct Entry: Sendable {
    /// Virtual seconds since the program started.
    package let time: TimeInterval
    /// Rises with every arrival.
    package let number: Int
    package let item: Item
  }

  private struct State {
    /// By the index of the lane.
    var lanes = Array(repeating: PendingTimes(), count: WorkLane.count)
    /// What hasn't been taken or taken back, by number.
    var items: [Int: Item] = [:]
    var nextNumber = 0
    var now: TimeInterval = 0

    /// The first entry of some lanes, and the index of the lane it is in.
    mutating func first(in open: WorkLane) -> (time: PendingTime, lane: Int)? {
      var found: (time: PendingTime, lane: Int)?
      for lane in lanes.indices where open.rawValue & (1 << lane) != 0 {
        while let first = lanes[lane].first, items[first.number] == nil {
          lanes[lane].removeFirst()
        }
        guard let first = lanes[lane].first else { continue }
        if let earlier = found?.time, earlier < first { continue }
        found = (first, lane)
      }
      return found
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Virtual seconds since the program started.
  package var now: TimeInterval { state.withLock(\.now) }

  /// When the first entry of these lanes is due.
  package func nextTime(in lanes: WorkLane = .all) -> TimeInterval? {
    state.withLock { $0.first(in: lanes)?.time.seconds }
  }

  /// What the next arrival will be numbered.
  package var nextNumber: Int { state.withLock(\.nextNumber) }

  /// Moves the clock forward; never back.
  package func advance(to time: TimeInterval) {
    state.withLock { $0.now = max($0.now, time.wholeNanoseconds) }
  }

  /// - Parameters:
  ///   - delay: virtual seconds. What is infinitely far is kept and never comes.
  ///   - lane: a single one.
  /// - Returns: the entry's number.
  @discardableResult
  package func add(
    _ item: Item, after delay: TimeInterval, in lane: WorkLane = .common
  ) -> Int {
    state.withLock { state in
      let number = state.nextNumber
      state.nextNumber += 1
      let seconds = (state.now + max(0, delay)).wholeNanoseconds
      state.items[number] = item
      if seconds.isFinite {
        state.lanes[lane.index].insert(PendingTime(seconds: seconds, number: number))
      }
      return number
    }
  }

  /// The first entry that is due by `time` and arrived before `number`.
  ///
  /// - Parameter wanted: nothing is taken where the first entry waits elsewhere.
  package func take(
    dueBy time: TimeInterval, before number: Int = .max, in lanes: WorkLane = .all,
    ifIn wanted: WorkLane = .all
  ) -> Entry? {
    state.withLock { state in
      guard let (first, lane) = state.first(in: lanes), first.seconds <= time,
        first.number < number, wanted.rawValue & (1 << lane) != 0,
        let item = state.items.removeValue(forKey: first.number)
      else { return nil }
      state.lanes[lane].removeFirst()
      return Entry(time: first.seconds, number: first.number, item: item)
    }
  }

  /// Lets go of an entry that hasn't been taken.
  package func remove(_ number: Int) {
    // Freed outside of the lock: what it captures may have a deinit that asks for the time.
    let item = state.withLock { $0.items.removeValue(forKey: number) }
    _ = item
  }

  /// When the last of the entries that match is due.
  package func lastTime(where matches: (Item) -> Bool) -> TimeInterval? {
    state.withLock { state in
      var last: TimeInterval?
      for lane in state.lanes {
        for time in lane.times {
          guard let item = state.items[time.number], matches(item) else { continue }
          last = max(last ?? time.seconds, time.seconds)
        }
      }
      return last
    }
  }

  /// What waits, in no order.
  package var items: [Item] { state.withLock { Array($0.items.values) } }
}
