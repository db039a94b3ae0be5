extension Session {
  /// Goes through what is due, and on with the course.
  ///
  /// - Parameter track: nil for all of them.
  public mutating func beginDue(inTrack track: String? = nil, at now: Double) -> [SessionEvent] {
    let due = course.due(by: schedule, on: today).map(\.kata.id)
    let ids = due.filter { track == nil || $0.track == track }
    route = .due(ids)
    return [.welcomed(course)] + openDue(ids, at: now)
  }

  /// Tells what is due; from here on return leads through it.
  mutating func listDue() -> [SessionEvent] {
    let agenda = Agenda(course, schedule, on: today)
    let ahead = agenda.due.map(\.kata.id).filter { visit.stage == .behind || $0 != visit.kata.id }
    let isPlacement = if case .placement = route { true } else { false }
    if !isPlacement { route = ahead.isEmpty ? .course : .due(ahead) }
    return [.due(agenda, leadsThrough: !isPlacement && !ahead.isEmpty)]
  }

  /// When the kata at hand is asked again, where its answer has settled that.
  ///
  /// - Parameter isApart: whether more than a short verdict stands above it.
  func nextTime(isApart: Bool) -> [SessionEvent] {
    guard let card = visit.card else { return [] }
    let days = today.days(until: card.due)
    return [.nextTime(visit.question.kata, days: days, isApart: isApart)]
  }

  /// Opens the first of what is due; where nothing is left, goes on with the course.
  mutating func openDue(_ ids: [KataID], at now: Double) -> [SessionEvent] {
    for (index, id) in ids.enumerated() {
      guard let kata = course.kata(id) else { continue }
      route = .due(Array(ids[(index + 1)...]))
      return open(kata, isReview: true, at: now)
    }
    return endDue() + goOnInCourse(at: now)
  }

  /// Says so when nothing is due any more, and the course goes on.
  mutating func endDue() -> [SessionEvent] {
    guard case .due(let ids) = route, course.first(of: ids) == nil else { return [] }
    route = .course
    return [.dueOver(Agenda(course, schedule, on: today))]
  }
}
