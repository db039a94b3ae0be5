import Foundation

/// The same work done by the product and by something to measure it against, in one run.
struct Comparison {
  let name: String
  /// Seconds for one piece of work.
  let ours: Double
  let theirs: Double
  /// The highest ratio that is still good.
  let bound: Double

  var ratio: Double { ours / theirs }
  var isWithinBound: Bool { ratio <= bound }

  /// One line of the table.
  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let mark = isWithinBound ? " " : "!"
    return String(
      format: "%@ %10@ %10@ %6.2f ×  (at most %.1f) %@", name, Self.short(ours),
      Self.short(theirs), ratio, bound, mark)
  }

  private static func short(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
    case ..<1e-3: String(format: "%.1f µs", seconds * 1e6)
    case ..<1: String(format: "%.1f ms", seconds * 1e3)
    default: String(format: "%.2f s", seconds)
    }
  }
}
