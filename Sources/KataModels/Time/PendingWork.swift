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
    /// Latest first, so that what is due next is cheap to take and to add.
    var entries: [Entry] = []
    var nextNumber = 0
    var now: TimeInterval = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Virtual seconds since the program started.
  package var now: TimeInterval { state.withLock(\.now) }

  /// When the first entry is due.
  package var nextTime: TimeInterval? { state.withLock { $0.entries.last?.time } }

  /// What the next arrival will be numbered.
  package var nextNumber: Int { state.withLock(\.nextNumber) }

  /// Moves the clock forward; never back.
  package func advance(to time: TimeInterval) {
    state.withLock { $0.now = max($0.now, Self.wholeNanoseconds(time)) }
  }

  /// - Returns: the entry's number.
  @discardableResult
  package func add(_ item: Item, after delay: TimeInterval) -> Int {
    state.withLock { state in
      let time = Self.wholeNanoseconds(state.now + max(0, delay))
      let entry = Entry(time: time, number: state.nextNumber, item: item)
      state.nextNumber += 1
      let index = state.entries.lastIndex { $0.time > entry.time }.map { $0 + 1 } ?? 0
      state.entries.insert(entry, at: index)
      return entry.number
    }
  }

  /// The first entry that is due by `time` and arrived before `number`.
  package func take(dueBy time: TimeInterval, before number: Int = .max) -> Entry? {
    state.withLock { state in
      guard let first = state.entries.last, first.time <= time, first.number < number else {
        return nil
      }
      return state.entries.removeLast()
    }
  }

  package func remove(_ number: Int) {
    state.withLock { state in state.entries.removeAll { $0.number == number } }
  }

  /// When the last of the entries that match is due.
  package func lastTime(where matches: (Item) -> Bool) -> TimeInterval? {
    state.withLock { state in state.entries.first { matches($0.item) }?.time }
  }

  private static func wholeNanoseconds(_ seconds: TimeInterval) -> TimeInterval {
    (seconds * 1e9).rounded() / 1e9
  }
}
