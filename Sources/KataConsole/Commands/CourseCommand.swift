import Foundation
import KataCourse

/// `uikata`: the course. Hosts a session: reads lines, makes keys in the background, writes
/// attempts down, and tells what happens.
@MainActor
public final class CourseCommand {
  let desk: Desk
  let mailbox: Mailbox
  private let seed: Int?
  private let beginning: Beginning
  var errands: KeyErrands
  private var log: SessionLog
  /// What was said last, which tells how far below it the next prompt stands.
  private var latest = ""
  let patience: Duration
  /// The katas of which it was said that they can't be used.
  private var leftOut: Set<KataID> = []
  /// A scratchpad is to be opened with it.
  var scratchpadWanted: Question?
  /// A replay of it is to be shown, with the learner's lines where there are some.
  var replayWanted: (question: Question, lines: [String]?)?
  /// The key in the making has taken longer than one waits without a word.
  var isLate = false

  /// Where a session begins.
  public enum Beginning: Sendable, Hashable {
    case leftOff
    /// With what is due, of one track or of all.
    case due(track: String?)
    /// With a placement run through one track or through all.
    case placement(track: String?)
  }

  /// - Parameters:
  ///   - mailbox: where Ctrl-C is put while nothing is asked.
  ///   - seed: of the first variant; nil deals on from what was answered so far.
  ///   - patience: how long a key may take before a word is said of it.
  public init(
    at desk: Desk, mailbox: Mailbox, seed: Int? = nil, beginning: Beginning = .leftOff,
    patience: Duration = .seconds(1)
  ) {
    self.desk = desk
    self.patience = patience
    self.mailbox = mailbox
    self.seed = seed
    self.beginning = beginning
    errands = KeyErrands(keys: desk.keys, mailbox: mailbox)
    log = SessionLog(nil, folder: nil)
  }

  /// Goes on until the learner or the input ends.
  public func run() async throws(CommandFailure) -> ExitStatus {
    let course = try desk.course()
    openLog()
    guard
      var session = Session(
        course, standing: log.history.standing, schedule: Schedule(log.history.attempts),
        today: Day(desk.date()), seed: seed)
    else { throw .noKatas(desk.folder.url.path) }
    carryOut(try begin(&session), of: session)
    while !session.hasEnded {
      for letter in mailbox.all() { take(letter, in: &session) }
      if session.awaitsRun {
        take(await mailbox.next(), in: &session)
      } else if !session.hasEnded {
        take(ask(session), in: &session)
      }
      await openScratchpad()
      await openReplay()
    }
    errands.cancelAll()
    let lost = log.close()
    if lost > 0 { desk.warn(.answersLost(lost)) }
    return .done
  }

  private func openLog() {
    log = SessionLog(desk.withLogbook { $0 }, folder: desk.state)
    do { try log.read() } catch { desk.warn(.logbook(error)) }
  }

  private func begin(_ session: inout Session) throws(CommandFailure) -> [SessionEvent] {
    switch beginning {
    case .leftOff: return session.begin(at: desk.now())
    case .due(let track): return session.beginDue(inTrack: track, at: desk.now())
    case .placement(let track):
      let plan = try desk.placementPlan(
        track: track, of: session.course, after: session.schedule)
      return session.begin(plan, at: desk.now())
    }
  }

  // MARK: What comes in

  private func ask(_ session: Session) -> ConsoleInput {
    desk.console.write(desk.recorder.gap(after: latest))
    latest = ""
    let completion = WordCompletion(session: session, vocabulary: desk.runner.dialect.vocabulary)
    return desk.console.readLine(prompt: desk.recorder.prompt(session.prompt)) {
      completion.candidates(for: $0)
    }
  }

  private func take(_ input: ConsoleInput, in session: inout Session) {
    switch input {
    case .line(let typed):
      let line = session.isTypingCode ? typed : desk.words.understood(typed)
      if session.isCommand(line) {
        desk.console.remember(line.trimmingCharacters(in: .whitespaces))
      }
      // The key may have come while the line was typed.
      for letter in mailbox.all() { take(letter, in: &session) }
      let isFollowed = session.isCode(line) && desk.console.hasInput
      receive(isFollowed ? .pasted(line) : .line(line), in: &session)
    case .interrupted: receive(.interrupted, in: &session)
    case .end: receive(.endOfInput, in: &session)
    }
  }

  private func take(_ letter: Mailbox.Letter, in session: inout Session) {
    switch letter {
    case .key(let id, let seed, .success(let key)):
      receive(.keyReady(id, seed: seed, key), in: &session)
    case .key(let id, let seed, .failure(let failure)):
      receive(.keyFailed(id, seed: seed, failure), in: &session)
    case .trial(let id, let seed, let trial):
      receive(.tried(id, seed: seed, trial), in: &session)
    case .checked(let id, let seed, let source, let result):
      receive(.checked(id, seed: seed, source: source, result), in: &session)
    case .examples(let id, let seed, let examples):
      receive(.examplesReady(id, seed: seed, examples), in: &session)
    case .checkKnown(let id, let seed, let result):
      receive(.checkKnown(id, seed: seed, result), in: &session)
    case .edited(let id): receive(.edited(id), in: &session)
    case .uncheckable(let id): receive(.uncheckable(id), in: &session)
    case .late(let id, let seed):
      let question = session.question
      isLate = question.kata.id == id && question.seed == seed
      if isLate, session.awaitsRun {
        desk.console.write(desk.recorder.gap(after: latest))
        if session.awaitsExamples { say(desk.words.preparing) } else { tell(.waiting(question)) }
      }
    case .interrupted:
      // The errands end, and with them the wait.
      if session.awaitsRun { errands.cancelAll() }
    }
  }

  private func receive(_ input: SessionInput, in session: inout Session) {
    session.today = Day(desk.date())
    let events = session.receive(input, at: desk.now())
    carryOut(events, of: session)
  }

  // MARK: What goes out

  private func carryOut(_ events: [SessionEvent], of session: Session) {
    if !session.hasEnded { tellMistakes(in: session.course) }
    for event in events {
      switch event {
      case .keyWanted(let kata, let seed):
        isLate = false
        errands.send(
          for: kata, seed: seed, then: session.course.kata(after: kata), patience: patience)
      case .trialWanted(let question, let lines):
        isLate = false
        errands.send(lines, for: question, patience: patience)
      case .examplesWanted(let question): showExamples(of: question)
      case .fileWanted(let question): showFile(of: question)
      case .editorWanted(let question): edit(question)
      case .codeTyped(let code, let question): put(code, for: question)
      case .resetWanted(let question): reset(question)
      case .checkWanted(let question): check(question)
      case .scratchpadWanted(let question): scratchpadWanted = question
      case .replayWanted(let question, let lines): replayWanted = (question, lines)
      case .waiting where !isLate: break
      case .attempted(let attempt):
        tell(log.keep(attempt, at: desk.date()))
      case .discussed(let answer):
        tell(log.keep(answer, at: desk.date()))
      case .placementKept(let placement):
        tell(log.keep(placement, at: desk.date()))
      case .progressWanted(let course):
        let headway = Headway(log.history, in: course)
        write("\n" + desk.recorder.progress(headway))
      case .checkKnown, .codeJudged: write(desk.recorder.text(for: event), below: latest)
      default: tell(event)
      }
    }
  }

  /// Says on the side why katas that would have been opened can't be, once for each.
  private func tellMistakes(in course: Course) {
    let problems = course.problems.filter { problem in
      problem.kata.map { !leftOut.contains($0) } ?? false
    }
    guard !problems.isEmpty else { return }
    desk.warn(.katasLeftOut(problems))
    leftOut.formUnion(problems.compactMap(\.kata))
  }

  private func tell(_ event: SessionEvent) { write(desk.recorder.text(for: event)) }

  /// Says what only the host knows.
  func say(_ markdown: String) { write(desk.recorder.prose(markdown)) }

  /// The same, and a file's path on a line of its own: to be copied, it mustn't be wrapped.
  func say(_ markdown: String, at file: URL) {
    write(desk.recorder.prose(markdown) + "\n  " + file.path.withoutControls)
  }

  /// - Parameter above: what was said before that belongs to it.
  private func write(_ text: String, below above: String = "") {
    desk.console.writeLine(text)
    if !text.isEmpty { latest = above.isEmpty ? text : above + "\n" + text }
  }

  private func tell(_ notice: SessionLog.Notice?) {
    switch notice {
    case .failed(let error): desk.warn(.logbook(error))
    case .caughtUp: desk.warn(.answersCaughtUp)
    case nil: break
    }
  }
}

extension Course {
  /// The kata behind another in the order of the course.
  fileprivate func kata(after kata: Kata) -> Kata? {
    kataIDs.drop { $0 != kata.id }.dropFirst().first.flatMap(self.kata)
  }
}
