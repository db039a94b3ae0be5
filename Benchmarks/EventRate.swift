import Foundation

/// How many events go through in a second, and that each recogniser more costs no more than the
/// ones before.
struct EventRate: Measurement {
  let name: String
  /// For one event.
  let seconds: Double
  let recognizers: Int
  /// What an event costs for each recogniser where there are few; nil where nothing is compared.
  let usual: Double?

  /// Twice as much for each of many is still no growth with their square.
  private static let bound = 2.0

  private var growth: Double? { usual.map { seconds / Double(recognizers) / $0 } }

  func isWithinBound(_ judging: Judging) -> Bool {
    (growth ?? 0) <= Self.bound * judging.slackOfRatios
  }

  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let rate = String(format: "%@ %10.0f events a second", name, 1 / seconds)
    guard let growth else { return rate }
    let mark = isWithinBound(.strictly) ? "" : "!"
    return rate
      + String(format: ", %.2f × as much for each (at most %.1f) %@", growth, Self.bound, mark)
  }
}
