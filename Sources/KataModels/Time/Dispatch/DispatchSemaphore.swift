/// Lets so many through at once, and holds the threads of the others.
// Safe: only one thread runs at a time.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  public init(value: Int) { self.value = value }

  /// - Returns: other than 0 where somebody waited. The model doesn't know, and answers 0.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return 0
  }

  /// Holds the thread until there is room.
  public func wait() {
    MainLoop.main.hold(until: .infinity) { self.value > 0 }
    value -= 1
  }

  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard MainLoop.main.hold(until: timeout.seconds, or: { self.value > 0 }) else {
      return .timedOut
    }
    value -= 1
    return .success
  }
}
