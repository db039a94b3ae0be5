/// What one answer did in every check.
struct Observations: Sendable, Equatable, Codable {
  /// In the driver's order.
  var checks: [Check] = []

  struct Check: Sendable, Equatable, Codable {
    var name: String
    /// Those of which something is known, in their order.
    var cases: [Case] = []
    /// How the program ended in the middle of the check; nil where it went on.
    var ending: ProgramRun.Ending?
  }

  struct Case: Sendable, Equatable, Codable {
    var number: Int
    /// The input; empty where the driver says nothing of it.
    var shows = ""
    /// What the input is drawn from, in the words of the dialect's library; nil where it can't be.
    var picture: String?
    /// Nil where nothing came back.
    var saw: String?

    /// A picture is drawn of the solution's cases only, and tells no two answers apart.
    static func == (one: Case, other: Case) -> Bool {
      one.number == other.number && one.shows == other.shows && one.saw == other.saw
    }
  }

  subscript(name: String) -> Check? { checks.first { $0.name == name } }

  /// Whether the same would be seen again: time, memory and signals depend on the machine too.
  var isRepeatable: Bool {
    checks.allSatisfy { check in
      switch check.ending {
      case nil, .exited, .crashed, .flooded: true
      case .outOfTime, .outOfMemory, .signalled: false
      }
    }
  }

  /// Whether two answers did the same; where each stopped in its own text doesn't matter.
  func isLike(_ other: Observations) -> Bool {
    checks.map(\.likeness) == other.checks.map(\.likeness)
  }
}

extension Observations.Check {
  fileprivate struct Likeness: Equatable {
    var name: String
    var cases: [Observations.Case]
    var stopped: String?
  }

  fileprivate var likeness: Likeness {
    Likeness(name: name, cases: cases, stopped: ending?.sort)
  }
}

extension ProgramRun.Ending {
  /// What kind of end it was, without the place.
  fileprivate var sort: String {
    switch self {
    case .exited(let status): "exited \(status)"
    case .crashed(let crash): "crashed: \(crash.message)"
    case .signalled(let signal): "signal \(signal)"
    case .outOfTime: "out of time"
    case .outOfMemory: "out of memory"
    case .flooded: "flooded"
    }
  }
}
