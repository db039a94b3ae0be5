/// One case of a check with what ought to come of it, for a learner to see before there is any answer.
public struct CodeExample: Sendable, Hashable {
  /// What holds if the check does.
  public var check: String
  /// The input.
  public var shows: String
  /// What the solution makes of it.
  public var wanted: String

  public init(check: String, shows: String, wanted: String) {
    (self.check, self.shows, self.wanted) = (check, shows, wanted)
  }
}

extension Observations {
  /// The first checks that say what they look at, each with its smallest case.
  func examples(most count: Int = 3) -> [CodeExample] {
    let examples = checks.lazy.compactMap { check -> CodeExample? in
      let cases = check.cases.filter { !$0.shows.isEmpty }
      guard let least = cases.min(by: { $0.shows.count < $1.shows.count }), let wanted = least.saw
      else { return nil }
      return CodeExample(check: check.name, shows: least.shows, wanted: wanted)
    }
    return Array(examples.prefix(count))
  }
}
