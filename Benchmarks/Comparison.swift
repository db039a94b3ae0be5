import Foundation

/// The same work done by the product and by something to measure it against, in one run.
struct Comparison: Measurement {
  let name: String
  /// Seconds for one piece of work.
  let ours: Double
  let theirs: Double
  /// The highest ratio that is still good.
  let bound: Double

  var ratio: Double { ours / theirs }
  func isWithinBound(_ judging: Judging) -> Bool { ratio <= bound * judging.slackOfRatios }

  /// One line of the table.
  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let mark = isWithinBound(.strictly) ? " " : "!"
    return String(
      format: "%@ %10@ %10@ %6.2f ×  (at most %.1f) %@", name, short(ours),
      short(theirs), ratio, bound, mark)
  }

}
