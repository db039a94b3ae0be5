extension Session {
  /// Asks what finds out where in each track a learner begins, and goes on with the course.
  public mutating func begin(_ plan: PlacementPlan, at now: Double) -> [SessionEvent] {
    let run = PlacementRun(plan)
    route = .placement(run)
    let events: [SessionEvent] = [.welcomed(course), .placementBegan(plan)]
    return events + (run.asked.map { deal($0, at: now) } ?? [])
  }

  /// Whether the question at hand is one of a placement run and waits for its answer.
  var isPlacing: Bool {
    guard case .placement(let run) = route, visit.stage == .answering else { return false }
    return run.asked?.id == visit.kata.id
  }

  /// Whether a word gives help that a placement run does without.
  func isWithheld(_ word: Word) -> Bool { isPlacing && [.hint, .solution, .again].contains(word) }

  /// Takes in whether the question of a placement run was answered right, and leaves it behind.
  mutating func place(isRight: Bool) -> [SessionEvent] {
    guard case .placement(var run) = route, let outcome = run.take(isRight: isRight) else {
      return []
    }
    route = run.asked == nil ? .beginning(of: run.katas) : .placement(run)
    var events = keep(outcome)
    if outcome.endsTrack {
      events.append(.placed(outcome.track, level: outcome.placement.level))
    }
    if run.asked == nil { events.append(.placementOver) }
    return events + leaveBehind()
  }

  /// What a track's run has shown before takes the place of an earlier one only where it shows as
  /// much; its end does in any case.
  private mutating func keep(_ outcome: PlacementRun.Outcome) -> [SessionEvent] {
    let placement = outcome.placement
    let before = standing.placed[placement.track] ?? 1
    guard placement.level > before || outcome.endsTrack && placement.level != before else {
      return []
    }
    standing.count(placement)
    return [.placementKept(placement)]
  }
}
