/// A queue of work. The course's model has the main one, which takes its turn in the main loop.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()

  private init() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public init(label: String) {}

  /// Runs `work` in a later turn, after what was queued before it.
  public func async(execute work: @escaping @Sendable () -> Void) {
    MainLoop.main.after(0) { work() }
  }

  /// Runs `work` when the deadline is reached. The queue keeps the closure, and what it captures,
  /// until then.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    MainLoop.main.after(deadline.seconds - MainLoop.main.now) { work() }
  }

  /// On Apple's systems this waits for itself for ever; here it says so.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    preconditionFailure("DispatchQueue.main.sync from the main thread waits for itself for ever")
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static func global() -> DispatchQueue { main }
}
