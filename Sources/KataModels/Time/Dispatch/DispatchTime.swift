/// A moment on the virtual clock.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Virtual seconds since the program started.
  let seconds: TimeInterval

  public static func now() -> DispatchTime { DispatchTime(seconds: MainLoop.main.now) }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  public var uptimeNanoseconds: UInt64 { UInt64(seconds * 1e9) }

  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  private init(seconds: TimeInterval) { self.seconds = seconds }

  public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
    one.seconds < other.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }
}

/// A length of time in whole units.
public enum DispatchTimeInterval: Hashable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  var inSeconds: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}
