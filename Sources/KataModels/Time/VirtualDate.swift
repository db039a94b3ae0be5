extension Date {
  /// When every program starts: the first second of 2026, Greenwich time.
  private static let programStart = Date(timeIntervalSince1970: 1_767_225_600)

  /// The virtual clock's date.
  public static var now: Date { programStart + MainLoop.main.now }

  /// The virtual clock's date.
  public init() { self = .now }

  public init(timeIntervalSinceNow seconds: TimeInterval) { self = .now + seconds }

  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }

  /// Virtual seconds until then, to the microsecond: a date counts from 2001, which leaves it no more
  /// digits.
  var delay: TimeInterval { (timeIntervalSinceNow * 1e6).rounded() / 1e6 }
}

public typealias CFTimeInterval = TimeInterval
public typealias CFAbsoluteTime = TimeInterval

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Virtual seconds since the program started.
public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.main.now }

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Virtual seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.now.timeIntervalSinceReferenceDate
}
