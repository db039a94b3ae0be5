/// Which kata is opened after the one at hand.
enum Route: Sendable {
  /// The first that isn't solved, in the order of the course.
  case course
  /// The first of these that is to do; then the course from there.
  case beginning(of: [KataID])
  /// What is due, the next one first; then the course.
  case due([KataID])
  /// The next question of a placement run; then the course.
  case placement(PlacementRun)

  /// Leaves out a kata that was due.
  mutating func pass(_ kata: KataID) {
    if case .due(let ids) = self { self = .due(ids.filter { $0 != kata }) }
  }
}
