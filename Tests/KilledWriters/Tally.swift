/// What came of all kills.
struct Tally: CustomStringConvertible {
  var kills = 0
  /// Attempts of which it was said that they are kept.
  var acknowledged = 0
  /// Of those, the ones that weren't there afterwards.
  var lost = 0
  /// Files that couldn't be read afterwards, or not with what had been in them before.
  var damaged = 0
  /// Writers that gave up by themselves.
  var refused = 0

  var description: String {
    "kills \(kills) acknowledged \(acknowledged) lost \(lost) damaged \(damaged) refused \(refused)"
  }
}
