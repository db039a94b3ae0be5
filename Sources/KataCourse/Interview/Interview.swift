/// One candidate's interview: lines in, events out.
///
/// As a `Session`, a value that does no input or output. Its clock is what the host hands in with
/// each input: seconds since the interview began. It takes answers and says nothing of them; they
/// are judged when it has ended.
public struct Interview: Sendable {
  public let course: Course
  public internal(set) var record: InterviewRecord
  /// The open question; nil where all have been asked, and before the first.
  var visit: Visit?
  /// `quit` was said and is to be said again.
  var isConfirmingEnd = false
  private var saidFewMinutesLeft: Bool

  /// Begins an interview, or goes on with one.
  public init(_ course: Course, record: InterviewRecord) {
    self.course = course
    self.record = record
    saidFewMinutesLeft = record.limit <= Self.fewMinutes
  }

  /// When a word is said of the time by itself, in seconds before the end.
  static let fewMinutes = 300.0

  public var hasEnded: Bool { record.endedAt != nil }
  var plan: InterviewPlan { record.plan }

  /// - Parameter file: as with an input.
  public mutating func begin(at now: Double, file: String? = nil) -> [InterviewEvent] {
    if record == InterviewRecord(plan, reports: record.reports) {
      return [.opened(plan)] + open(0, at: now)
    }
    let resumed: [InterviewEvent] = [.resumed(plan, left: record.left(at: now))]
    if now >= record.limit {
      take(file)
      return resumed + runOut(late: nil)
    }
    // How much is left has been said already.
    _ = notice(at: now)
    return resumed + pose(at: now)
  }

  /// Takes in what the candidate or the host says, and tells what comes of it.
  public mutating func receive(_ input: InterviewInput, at now: Double) -> [InterviewEvent] {
    guard !hasEnded else { return [] }
    switch input {
    case .line(let line, let file):
      take(file)
      guard now < record.limit else { return runOut(late: line) }
      return notice(at: now) + hear(line, at: now)
    case .interrupted: return dropLines()
    case .endOfInput(let file):
      take(file)
      return now < record.limit ? [.kept(record), .left] : runOut(late: nil)
    case .keyReady(let id, let seed, let key): return unlock(id, seed, with: key, at: now)
    case .keyFailed(let id, let seed, let failure): return fail(id, seed, failure)
    case .tried(let id, let seed, let trial): return weigh(id, seed, trial, at: now)
    case .edited(let id, let file): return id == visit?.kata.id ? check(file) : []
    case .checked(let id, let seed, let result): return weigh(id, seed, result)
    }
  }
}

// MARK: - Time

extension Interview {
  /// One word when few minutes are left, and never again.
  private mutating func notice(at now: Double) -> [InterviewEvent] {
    guard !saidFewMinutesLeft, record.left(at: now) <= Self.fewMinutes else { return [] }
    saidFewMinutesLeft = true
    return [.fewMinutesLeft(left: record.left(at: now))]
  }

  /// Ends it because the time is up.
  private mutating func runOut(late line: String?) -> [InterviewEvent] {
    var isLate = false
    if let line, visit?.isCoding == false, case .answer(let text) = utterance(of: line) {
      record.entries[record.current].late = text
      isLate = true
    }
    return [.timeIsUp(late: isLate)] + end(at: record.limit)
  }

  mutating func end(at now: Double) -> [InterviewEvent] {
    close(at: now)
    visit = nil
    record.endedAt = now
    return [.kept(record), .ended(record)]
  }

  /// Counts the open question's time.
  private mutating func close(at now: Double) {
    guard visit != nil || record.entries.indices.contains(record.current) else { return }
    record.entries[record.current].seconds += max(0, now - record.openedAt)
    record.openedAt = now
  }
}

// MARK: - From one question to the next

extension Interview {
  /// Opens a question, or the next that can be asked.
  mutating func open(_ index: Int, at now: Double) -> [InterviewEvent] {
    let usable = plan.items.indices.dropFirst(index).first {
      course.kata(plan.items[$0].kata) != nil
    }
    record.openedAt = now
    guard let usable else {
      guard plan.wish.allowsBack else { return end(at: now) }
      visit = nil
      record.current = plan.items.count
      return [.kept(record), .allAsked]
    }
    record.current = usable
    return [.kept(record)] + pose(at: now)
  }

  /// Puts the open question, with what there is of its answer.
  private mutating func pose(at now: Double) -> [InterviewEvent] {
    guard plan.items.indices.contains(record.current),
      let kata = course.kata(plan.items[record.current].kata)
    else { return [.allAsked] }
    var visit = Visit(kata, seed: plan.wish.seed, at: now)
    visit.question.kata.minutes = plan.items[record.current].minutes
    let entry = record.entries[record.current]
    if visit.collectsLines { visit.lines = entry.draft }
    self.visit = visit
    let question = visit.question
    let wanted: [InterviewEvent] =
      question.needsKey ? [.keyWanted(kata, seed: question.seed)] : []
    let posed = InterviewEvent.posed(
      question, number: record.current + 1, of: plan.items.count, left: record.left(at: now))
    let isWhole = entry.draft.isEmpty && visit.sitting == nil
    let soFar = entry.draft.isEmpty ? entry.answer.map { [$0] } ?? [] : entry.draft
    let said: [InterviewEvent] =
      soFar.isEmpty || visit.isCoding ? [] : [.soFar(soFar, isWhole: isWhole)]
    return wanted + [posed] + (visit.isCoding ? [.fileWanted(question)] : []) + said
  }

  /// Leaves the open question for the next.
  mutating func advance(at now: Double) -> [InterviewEvent] {
    close(at: now)
    return open(record.current + 1, at: now)
  }

  mutating func goBack(at now: Double) -> [InterviewEvent] {
    guard plan.wish.allowsBack else { return [.refused(.back)] }
    let before = plan.items.indices.prefix(record.current)
      .last { course.kata(plan.items[$0].kata) != nil }
    guard let before else { return [.nothingBefore] }
    close(at: now)
    return open(before, at: now)
  }
}
