/// The loop of a thread as Foundation's programs see it. The main one runs by itself; that of any
/// other thread never runs, so that a timer added there never fires.
public final class RunLoop: Sendable {
  public static let main = RunLoop()
  private static let idle = RunLoop()

  /// The loop of the thread that asks.
  public static var current: RunLoop { MainLoop.main.isOnMainActor ? main : idle }

  private init() {}

  /// What the loop is busy with, which decides which timers fire.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Everything but scrolling.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// While a finger scrolls, or what it let go of decelerates.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
    /// Both.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")

    var lane: WorkLane {
      switch self {
      case .tracking: .scrolling
      case .common: .common
      default: .notScrolling
      }
    }
  }

  /// The mode that the main loop is in; nil on another thread, whose loop doesn't run.
  public var currentMode: Mode? {
    guard self === RunLoop.main, MainLoop.main.isOnMainActor else { return nil }
    return MainActor.assumeIsolated { ScrollTracking.isOn ? .tracking : .default }
  }

  /// Keeps the timer, and fires it while the loop is in the mode.
  public func add(_ timer: Timer, forMode mode: Mode) {
    if self === RunLoop.main { timer.schedule(in: mode) }
  }

  /// Runs `block` in a later turn, not while something scrolls
  /// (developer.apple.com/documentation/foundation/runloop/perform(_:)).
  public func perform(_ block: @escaping @Sendable () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Runs `block` in a later turn in which the loop is in one of the modes.
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    guard self === RunLoop.main, let first = modes.first else { return }
    let isForBoth = modes.contains(.common) || Set(modes).isSuperset(of: [.default, .tracking])
    MainLoop.main.after(0, in: isForBoth ? .common : first) { block() }
  }

  @available(*, unavailable, message: "UIKit's main loop already runs; drive it by the stage")
  public func run() {}

  @available(*, unavailable, message: "UIKit's main loop already runs; drive it by the stage")
  public func run(until limit: Date) {}
}
