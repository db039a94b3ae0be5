import Foundation

/// One line of the table: what was measured, and how high it may be.
protocol Measurement {
  var line: String { get }
  func isWithinBound(_ judging: Judging) -> Bool
}

/// How strictly bounds are taken.
enum Judging {
  case strictly
  /// On a machine that does other things too. A ratio hardly suffers from that, since both sides
  /// are measured in turns; a time does.
  case forgivingly

  var slackOfRatios: Double { self == .strictly ? 1 : 2 }
  var slackOfTimes: Double { self == .strictly ? 1 : 10 }
}

/// Something that simply has to be over in time.
struct Timing: Measurement {
  let name: String
  let seconds: Double
  let bound: Double

  func isWithinBound(_ judging: Judging) -> Bool { seconds <= bound * judging.slackOfTimes }

  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let mark = isWithinBound(.strictly) ? "" : "!"
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
