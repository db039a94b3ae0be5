/// Where work waits: for the main loop in some mode, or for a thread other than the main one. A set,
/// so that one may look in several.
package struct WorkLane: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The main loop, whatever it is busy with.
  package static let common = WorkLane(rawValue: 1 << 0)
  /// The main loop, but not while something scrolls.
  package static let notScrolling = WorkLane(rawValue: 1 << 1)
  /// The main loop, only while something scrolls.
  package static let scrolling = WorkLane(rawValue: 1 << 2)
  /// Other threads.
  package static let background = WorkLane(rawValue: 1 << 3)

  package static let all: WorkLane = [.common, .notScrolling, .scrolling, .background]

  static let count = 4

  /// The place of a single lane.
  var index: Int { rawValue.trailingZeroBitCount }
}
