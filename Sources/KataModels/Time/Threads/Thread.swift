/// A thread of the program, on the virtual clock.
// Safe: only one thread runs at a time.
open class Thread: NSObject, @unchecked Sendable {
  /// The thread that the code that asks runs on.
  public static var current: Thread {
    if isMainThread { return main }
    return CrewThread.here?.identity ?? main
  }
  public static let main = Thread(name: "main")

  open var name: String?
  public private(set) final var isExecuting = false
  public private(set) final var isFinished = false
  /// Asks the thread to come to an end; it has to look itself.
  public private(set) final var isCancelled = false

  private let block: (@Sendable () -> Void)?

  // MARK: Making

  public override init() { block = nil }

  public init(block: @escaping @Sendable () -> Void) { self.block = block }

  private init(name: String) { (block, self.name) = (nil, name) }

  /// Runs `block` on a thread of its own.
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Thread(block: block).start()
  }

  open func start() {
    MainLoop.main.inBackground {
      CrewThread.here?.identity = self
      self.isExecuting = true
      self.main()
      (self.isExecuting, self.isFinished) = (false, true)
      CrewThread.here?.identity = Thread()
    }
  }

  /// What the thread does.
  open func main() { block?() }

  open func cancel() { isCancelled = true }

  // MARK: Asking and waiting

  public class var isMainThread: Bool { MainLoop.main.isOnMainActor }

  public final var isMainThread: Bool { self === Thread.main }

  /// Holds the thread that asks, and it alone: on the main one every touch, timer and frame comes
  /// late.
  public class func sleep(forTimeInterval seconds: TimeInterval) {
    MainLoop.main.hold(until: MainLoop.main.now + max(0, seconds))
  }

  public class func sleep(until date: Date) {
    sleep(forTimeInterval: date.delay)
  }
}

/// Holds the thread that asks for so many virtual seconds.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.sleep(forTimeInterval: TimeInterval(seconds))
  return 0
}

/// Holds the thread that asks for so many virtual microseconds.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.sleep(forTimeInterval: TimeInterval(microseconds) / 1e6)
  return 0
}
