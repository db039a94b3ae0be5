/// How much virtual time a program gets, so that what repeats for ever comes to an end.
struct TurnBudget {
  /// Virtual seconds: a day.
  static let seconds: TimeInterval = 86_400
  static let turns = 1_000_000

  /// Whether there is a limit at all: a process of tests takes more turns than any program. Written
  /// before a program's first statement.
  nonisolated(unsafe) static var isKept = false

  private var turns = 0

  /// Ends the program when the clock would pass the limit.
  func spend(until time: TimeInterval) {
    guard Self.isKept, time > Self.seconds else { return }
    Ending.stop("the program used up its virtual time, which is a day", status: 1)
  }

  /// Ends the program when it has taken too many turns.
  mutating func spendTurn() {
    turns += 1
    guard Self.isKept, turns > Self.turns else { return }
    Ending.stop("the program keeps its main loop busy for ever: a million turns", status: 1)
  }
}
