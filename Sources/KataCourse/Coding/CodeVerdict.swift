/// What became of an answer to a `code` kata.
public enum CodeVerdict: Sendable {
  /// The learner's file doesn't compile. `rendered` is the compiler's own text, with carets.
  case rejected([Diagnostic], rendered: String)
  /// The file compiles, but not with what calls it: something is missing or named otherwise.
  case unfit([String])
  case checked([CheckResult], mistake: Exercise.Mistake?)

  public var isRight: Bool {
    guard case .checked(let results, _) = self else { return false }
    return results.allSatisfy(\.holds)
  }

  /// The known wrong answer that this one does the same as.
  public var mistake: Exercise.Mistake? {
    if case .checked(_, let mistake) = self { mistake } else { nil }
  }
}

/// What became of one check.
public struct CheckResult: Sendable, Equatable {
  /// What holds if it does, as the driver names it.
  public var name: String
  /// The same as learners read it.
  public var title: String
  /// How many inputs were tried.
  public var cases: Int
  public var failure: Failure?
  /// What the smallest failing input is drawn from, in the words of the dialect's library.
  public var picture: String?

  public var holds: Bool { failure == nil }

  public enum Failure: Sendable, Equatable {
    /// The smallest input that shows it, and what was made of it.
    case differs(shows: String, yours: String, expected: String, failing: Int)
    /// The answer ended the program, at an input where one was drawn.
    case ended(ProgramRun.Ending, shows: String)
    /// The program had ended before.
    case unreached
  }

  public init(name: String, cases: Int, failure: Failure? = nil) {
    self.name = name
    title = name
    self.cases = cases
    self.failure = failure
  }
}

extension CheckResult {
  /// Compares what an answer did in a check with what the solution did.
  init(_ expected: Observations.Check, of answer: Observations) {
    self.init(name: expected.name, cases: expected.cases.count)
    guard let check = answer[expected.name] else {
      failure = .unreached
      return
    }
    let differing = zip(expected.cases, check.cases).filter { wanted, got in
      // Another input than the solution's proves nothing, whatever was made of it.
      got.saw != nil && (wanted.saw != got.saw || wanted.shows != got.shows)
    }
    if let (wanted, got) = differing.min(by: { $0.0.shows.count < $1.0.shows.count }) {
      picture = wanted.picture
      failure = .differs(
        shows: wanted.shows, yours: got.saw ?? "", expected: wanted.saw ?? "",
        failing: differing.count)
    } else if let ending = check.ending {
      failure = .ended(ending, shows: check.cases.last?.shows ?? "")
    } else if check.cases.count != expected.cases.count
      || check.cases.contains(where: { $0.saw == nil })
    {
      failure = .unreached
    }
  }
}
