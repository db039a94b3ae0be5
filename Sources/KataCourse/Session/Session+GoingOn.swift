extension Session {
  /// What return opens when the kata at hand is behind; nil where every kata is solved.
  var next: Kata? {
    switch route {
    case .course: nextOfCourse
    case .beginning(let ids): course.first(of: ids, where: isToDo) ?? nextOfCourse
    case .due(let ids): course.first(of: ids) ?? nextOfCourse
    case .placement(let run): run.asked ?? nextOfCourse
    }
  }

  /// The kata that follows in course order among those to do, from the start again after the last.
  private var nextOfCourse: Kata? {
    let ids = course.kataIDs
    let position = ids.firstIndex(of: visit.kata.id) ?? 0
    return firstToDo(of: Array(ids[(position + 1)...] + ids[..<position]))
  }

  /// The first kata that is neither solved nor counts as known; where there is none, the first that
  /// isn't solved.
  func firstToDo(of ids: [KataID]) -> Kata? {
    let unsolved = ids.filter { !standing.solved.contains($0) }
    return course.first(of: unsolved, where: isToDo) ?? course.first(of: unsolved)
  }

  private func isToDo(_ kata: Kata) -> Bool {
    !standing.solved.contains(kata.id) && !standing.counts(asKnown: kata)
  }

  mutating func goOn(at now: Double) -> [SessionEvent] {
    let passed = visit.kata.id
    defer { if visit.kata.id != passed { visited.append(passed) } }
    switch route {
    case .course: return goOnInCourse(at: now)
    case .beginning:
      let next = next
      route = .course
      return next.map { open($0, at: now) } ?? goOnInCourse(at: now)
    case .due(let ids): return openDue(ids, at: now)
    case .placement(let run): return run.asked.map { deal($0, at: now) } ?? goOnInCourse(at: now)
    }
  }

  mutating func goOnInCourse(at now: Double) -> [SessionEvent] {
    if let next = nextOfCourse { return open(next, at: now) }
    guard standing.solved.contains(visit.kata.id) else {
      let events = deal(visit.kata, at: now)
      return [.dealtAgain(visit.kata, seed: visit.question.seed)] + events
    }
    return startOver(at: now)
  }

  /// Opens the first kata again, since all are solved.
  mutating func startOver(at now: Double) -> [SessionEvent] {
    [.courseFinished] + (course.first(of: course.kataIDs).map { open($0, at: now) } ?? [])
  }

  /// The kata before: the one that was open before this one, or else the one before it in the
  /// course.
  mutating func goBack(at now: Double) -> [SessionEvent] {
    if let kata = visited.popLast().flatMap(course.kata) { return open(kata, at: now) }
    let before = course.kataIDs.prefix { $0 != visit.kata.id }.reversed()
    return course.first(of: before).map { open($0, at: now) } ?? [.nothingBefore]
  }
}
