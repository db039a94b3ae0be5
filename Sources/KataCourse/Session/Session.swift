/// One learner's way through a course: lines in, events out.
///
/// A value that does no input or output and knows no clock. Its host reads lines, makes keys, keeps
/// attempts, and hands in the time with each input. While `awaitsRun` is true the host waits for
/// the program instead of asking for a line, since there would be nothing to answer with.
public struct Session: Sendable {
  public let course: Course
  public internal(set) var standing: Standing
  public internal(set) var schedule: Schedule
  /// Brought up to date by the host before each input.
  public var today: Day
  public private(set) var hasEnded = false
  var route = Route.course
  var visit: Visit
  /// The katas that were opened before this one, the latest last.
  var visited: [KataID] = []
  private var openedTracks: Set<String> = []
  /// Of the first variant dealt, where the learner has given one.
  private var givenSeed: Int?
  private var nextSeed: Int

  /// - Parameters:
  ///   - standing: what was solved in earlier sessions.
  ///   - schedule: what was remembered in earlier sessions.
  ///   - seed: of the first variant dealt, at least 1; nil deals on from what was answered so far.
  ///     Each further one gets the next that is new to the learner.
  /// - Returns: nil where the course has no kata that can be used.
  public init?(
    _ course: Course, standing: Standing, schedule: Schedule = Schedule(), today: Day = Day(0),
    seed: Int?
  ) {
    guard let first = course.first(of: course.kataIDs) else { return nil }
    self.course = course
    self.standing = standing
    self.schedule = schedule
    self.today = today
    givenSeed = seed
    nextSeed = seed ?? standing.attempts + 1
    visit = Visit(first, seed: nextSeed, at: 0)
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
    if let kata = firstToDo(of: course.kataIDs) {
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
    route.pass(attempt.kata)
    if let card = schedule.take(attempt, on: today) { visit.card = card }
    return .attempted(attempt)
  }
}

// MARK: - Opening

extension Session {
  /// - Parameter isReview: whether an earlier file makes place for the starter.
  mutating func open(_ kata: Kata, isReview: Bool = false, at now: Double) -> [SessionEvent] {
    var events: [SessionEvent] = []
    if !isReview, let track = course.tracks.first(where: { $0.id == kata.id.track }),
      openedTracks.insert(track.id).inserted,
      !standing.solved.contains(where: { $0.track == track.id })
    {
      events.append(.opened(track: track))
    }
    return events + deal(kata, isReview: isReview, at: now)
  }

  /// Puts the next variant of a kata. The host is told first, so that the key is under way while
  /// the question is read.
  ///
  /// - Parameter effort: what the kata has taken so far at this sitting.
  mutating func deal(
    _ kata: Kata, after effort: Effort? = nil, isReview: Bool = false, at now: Double
  ) -> [SessionEvent] {
    let seed = givenSeed ?? schedule.freshSeed(of: kata.id, from: nextSeed)
    givenSeed = nil
    nextSeed = seed.nextSeed
    visit = Visit(kata, seed: seed, after: effort, at: now)
    let question = visit.question
    let wanted: [SessionEvent] =
      question.needsKey ? [.keyWanted(kata, seed: question.seed)] : []
    guard visit.isCoding else { return wanted + [.posed(question)] }
    if effort == nil { visit.effort.isGivenFile = schedule[kata.id] != nil && !isReview }
    let reset: [SessionEvent] = isReview ? [.resetWanted(question)] : []
    return wanted + [.posed(question)] + reset + [.examplesWanted(question)]
  }
}

extension Course {
  /// The first kata that can be used and fits; those behind it aren't read.
  func first(of ids: some Sequence<KataID>, where fits: (Kata) -> Bool = { _ in true }) -> Kata? {
    for id in ids {
      if let kata = kata(id), fits(kata) { return kata }
    }
    return nil
  }
}
