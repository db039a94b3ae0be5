/// One learner's way through a course: lines in, events out.
///
/// A value that does no input or output and knows no clock. Its host reads lines, makes keys, keeps
/// attempts, and hands in the time with each input. While `awaitsRun` is true the host waits for
/// the program instead of asking for a line, since there would be nothing to answer with.
public struct Session: Sendable {
  public let course: Course
  public internal(set) var standing: Standing
  public private(set) var hasEnded = false
  var visit: Visit
  /// The katas that were opened before this one, the latest last.
  var visited: [KataID] = []
  private var openedTracks: Set<String> = []
  private var nextSeed: Int

  /// - Parameters:
  ///   - standing: what was solved in earlier sessions.
  ///   - seed: of the first variant dealt, at least 1; each further one gets the next.
  /// - Returns: nil where the course has no kata that can be used.
  public init?(_ course: Course, standing: Standing, seed: Int) {
    guard let first = course.first(of: course.kataIDs) else { return nil }
    self.course = course
    self.standing = standing
    nextSeed = seed
    visit = Visit(first, seed: seed, at: 0)
  }

  /// Opens the first kata.
  ///
  /// - Parameters:
  ///   - id: nil for where the learner left off, which is the first kata not yet solved.
  ///   - now: seconds on a clock that never goes back; so with every input.
  public mutating func begin(with id: KataID? = nil, at now: Double) -> [SessionEvent] {
    if let kata = id.flatMap(course.kata) {
      return [.welcomed(course)] + open(kata, at: now)
    }
    if let kata = course.first(of: unsolved(course.kataIDs)) {
      return [.welcomed(course)] + open(kata, at: now)
    }
    return [.welcomed(course)] + startOver(at: now)
  }

  /// Takes in what the learner or the host says, and tells what comes of it.
  public mutating func receive(_ input: SessionInput, at now: Double) -> [SessionEvent] {
    guard !hasEnded else { return [] }
    switch input {
    case .line(let line): return hear(line, at: now)
    case .pasted(let line): return type(line, isFollowed: true) ?? hear(line, at: now)
    case .interrupted: return dropLines()
    case .endOfInput: return (isTypingCode ? dropLines() : []) + end()
    case .keyReady(let id, let seed, let key): return unlock(id, seed: seed, with: key, at: now)
    case .keyFailed(let id, let seed, let failure): return fail(id, seed: seed, failure)
    case .tried(let id, let seed, let trial): return weigh(id, seed: seed, trial, at: now)
    case .examplesReady(let id, let seed, let examples):
      return showExamples(id, seed: seed, examples)
    case .edited(let id): return id == visit.kata.id ? check() : []
    case .uncheckable(let id):
      if id == visit.kata.id { visit.isChecking = false }
      return []
    case .checkKnown(let id, let seed, let result):
      return isChecking(id, seed: seed) ? [.checkKnown(result)] : []
    case .checked(let id, let seed, let source, let result):
      return weigh(id, seed: seed, source, result, at: now)
    }
  }

  mutating func end() -> [SessionEvent] {
    hasEnded = true
    return [.goodbye, .ended]
  }

  /// Counts an attempt and hands it to the host.
  mutating func keep(_ attempt: Attempt) -> SessionEvent {
    standing.count(attempt)
    return .attempted(attempt)
  }
}

// MARK: - Opening

extension Session {
  mutating func open(_ kata: Kata, at now: Double) -> [SessionEvent] {
    var events: [SessionEvent] = []
    if let track = course.tracks.first(where: { $0.id == kata.id.track }),
      openedTracks.insert(track.id).inserted,
      !standing.solved.contains(where: { $0.track == track.id })
    {
      events.append(.opened(track: track))
    }
    return events + deal(kata, at: now)
  }

  /// Puts the next variant of a kata. The host is told first, so that the key is under way while
  /// the question is read.
  ///
  /// - Parameter effort: what the kata has taken so far at this sitting.
  mutating func deal(_ kata: Kata, after effort: Effort? = nil, at now: Double) -> [SessionEvent] {
    visit = Visit(kata, seed: nextSeed, after: effort, at: now)
    nextSeed += 1
    let question = visit.question
    let wanted: [SessionEvent] =
      question.needsKey ? [.keyWanted(kata, seed: question.seed)] : []
    return wanted + [.posed(question)] + (visit.isCoding ? [.examplesWanted(question)] : [])
  }

  /// The kata that follows in course order among those not yet solved, from the start again after
  /// the last.
  var next: Kata? {
    let ids = course.kataIDs
    let position = ids.firstIndex(of: visit.kata.id) ?? 0
    return course.first(of: unsolved(ids[(position + 1)...] + ids[..<position]))
  }

  private func unsolved(_ ids: some Sequence<KataID>) -> [KataID] {
    ids.filter { !standing.solved.contains($0) }
  }

  mutating func goOn(at now: Double) -> [SessionEvent] {
    if let next {
      visited.append(visit.kata.id)
      return open(next, at: now)
    }
    guard standing.solved.contains(visit.kata.id) else {
      return [.dealtAgain(visit.kata, seed: nextSeed)] + deal(visit.kata, at: now)
    }
    visited.append(visit.kata.id)
    return startOver(at: now)
  }

  /// Opens the first kata again, since all are solved.
  private mutating func startOver(at now: Double) -> [SessionEvent] {
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

extension Course {
  /// The first kata that can be used; those behind it aren't read.
  fileprivate func first(of ids: some Sequence<KataID>) -> Kata? {
    for id in ids {
      if let kata = kata(id) { return kata }
    }
    return nil
  }
}
