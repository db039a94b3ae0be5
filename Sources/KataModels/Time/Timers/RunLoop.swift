/// The main loop as Foundation's programs see it.
public final class RunLoop: Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private init() {}

  /// What the loop is busy with, which decides which timers fire.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Everything but the tracking of touches.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// While a finger scrolls.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
    /// Both.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
  }

  /// The model has nothing yet that scrolls, so its loop never leaves `.default`.
  public func add(_ timer: Timer, forMode mode: Mode) {
    guard mode != .tracking else { return }
    timer.schedule()
  }

  /// Runs `block` in a later turn.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    MainLoop.main.after(0) { block() }
  }

  @available(*, unavailable, message: "UIKit's main loop already runs; drive it by the stage")
  public func run() {}

  @available(*, unavailable, message: "UIKit's main loop already runs; drive it by the stage")
  public func run(until limit: Date) {}
}
