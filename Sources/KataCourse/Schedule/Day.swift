import Foundation

/// A day of somebody's calendar.
public struct Day: Sendable, Hashable, Comparable {
  /// Days since 1 January 1970.
  public var number: Int

  public init(_ number: Int) { self.number = number }

  /// The day that it is somewhere: it begins at midnight there.
  public init(_ date: Date, in zone: TimeZone = .current) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    number = Int((seconds / 86_400).rounded(.down))
  }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  /// How many days later another day is.
  public func days(until other: Day) -> Int { other.number - number }

  public static func + (day: Day, days: Int) -> Day { Day(day.number + days) }
}

extension Day: CustomStringConvertible {
  /// `2026-11-30`.
  public var description: String {
    Date(timeIntervalSince1970: Double(number) * 86_400)
      .formatted(.iso8601.year().month().day())
  }
}
