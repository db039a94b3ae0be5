import Foundation

/// One line of the table: what was measured, and how high it may be.
protocol Measurement {
  var line: String { get }
  /// - Parameter slack: by what factor the bound may be exceeded, on a machine that does other
  ///   things too.
  func isWithinBound(slack: Double) -> Bool
}

/// Something that simply has to be over in time.
struct Timing: Measurement {
  let name: String
  let seconds: Double
  let bound: Double

  func isWithinBound(slack: Double) -> Bool { seconds <= bound * slack }

  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let mark = isWithinBound(slack: 1) ? "" : "!"
    return String(
      format: "%@ %10@              (at most %@) %@", name, short(seconds), short(bound), mark)
  }
}

/// Seconds in the unit that suits them.
func short(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: String(format: "%.0f ns", seconds * 1e9)
  case ..<1e-3: String(format: "%.1f µs", seconds * 1e6)
  case ..<1: String(format: "%.1f ms", seconds * 1e3)
  default: String(format: "%.2f s", seconds)
  }
}
