import Foundation
import KataCourse

/// `uikata interview`: hosts an interview, from its first question to its report.
@MainActor
public final class InterviewCommand {
  let desk: Desk
  let mailbox: Mailbox
  private let wish: InterviewWish
  private let reports: [ReportFile]
  private let clock: () -> Date
  let patience: Duration
  var errands: KeyErrands
  private var logbook: Logbook?
  private var kept: KeptInterview?
  /// Whether it was said that the interview can't be written down, and it still can't.
  private var isUnkept = false
  private(set) var began = Date.distantPast
  private var latest = ""
  var isLate = false
  /// What a file is to do, in a few cases, is being found out.
  var awaitsExamples = false

  /// - Parameters:
  ///   - wish: is passed over where an interview is open, which goes on then.
  ///   - reports: where the report is to be written beside what is told at the end.
  ///   - clock: the wall clock.
  public init(
    at desk: Desk, mailbox: Mailbox, wish: InterviewWish, reports: [ReportFile] = [],
    patience: Duration = .seconds(1), clock: @escaping () -> Date = Date.init
  ) {
    self.desk = desk
    self.mailbox = mailbox
    self.wish = wish
    self.reports = reports
    self.clock = clock
    self.patience = patience
    errands = KeyErrands(keys: desk.keys, mailbox: mailbox)
  }

  public func run() async throws(CommandFailure) -> ExitStatus {
    let course = try desk.course()
    for report in reports { try report.check() }
    logbook = desk.withLogbook { $0 }
    isUnkept = logbook?.obstacle != nil
    var interview = Interview(course, record: try open(course))
    carryOut(interview.begin(at: now, file: file(of: interview)), of: &interview)
    while !interview.hasEnded {
      for letter in mailbox.all() { take(letter, in: &interview) }
      if interview.awaitsRun || awaitsExamples {
        take(await mailbox.next(), in: &interview)
      } else if !interview.hasEnded {
        guard take(ask(interview), in: &interview) else { break }
      }
    }
    errands.cancelAll()
    if interview.hasEnded { try await report(on: interview.record, in: course) }
    return .done
  }

  /// Seconds since the interview began.
  private var now: Double { max(0, clock().timeIntervalSince(began)) }

  /// The open interview of this course, or a new one.
  private func open(_ course: Course) throws(CommandFailure) -> InterviewRecord {
    if var open = kept(of: course) {
      if !reports.isEmpty { open.record.reports = reports.map(\.url.path) }
      (kept, began) = (open, open.began)
      return open.record
    }
    guard let plan = InterviewPlan(try wish.checked(for: course), from: course) else {
      throw .noInterview(wish)
    }
    let record = InterviewRecord(plan, reports: reports.map(\.url.path))
    began = clock()
    keep(record, of: course)
    return record
  }

  private func kept(of course: Course) -> KeptInterview? {
    var open: KeptInterview?
    keep { logbook throws(LogbookError) in open = try logbook.openInterview(of: course.title) }
    return open
  }

  // MARK: What comes in

  private func ask(_ interview: Interview) -> ConsoleInput {
    desk.console.write(desk.recorder.gap(after: latest))
    latest = ""
    let completion = WordCompletion(
      interview: interview, vocabulary: desk.runner.dialect.vocabulary)
    return desk.console.readLine(prompt: desk.recorder.prompt(of: interview)) {
      completion.candidates(for: $0)
    }
  }

  /// - Returns: whether there is more to come.
  private func take(_ input: ConsoleInput, in interview: inout Interview) -> Bool {
    switch input {
    case .line(let line):
      if interview.isCommand(line) {
        desk.console.remember(line.trimmingCharacters(in: .whitespaces))
      }
      for letter in mailbox.all() { take(letter, in: &interview) }
      receive(.line(line, file: file(of: interview)), in: &interview)
    case .interrupted: receive(.interrupted, in: &interview)
    case .end:
      receive(.endOfInput(file: file(of: interview)), in: &interview)
      return false
    }
    return true
  }

  private func take(_ letter: Mailbox.Letter, in interview: inout Interview) {
    switch letter {
    case .key(let id, let seed, .success(let key)):
      receive(.keyReady(id, seed: seed, key), in: &interview)
    case .key(let id, let seed, .failure(let failure)):
      receive(.keyFailed(id, seed: seed, failure), in: &interview)
    case .trial(let id, let seed, let trial):
      receive(.tried(id, seed: seed, trial), in: &interview)
    case .checked(let id, let seed, _, let result):
      receive(.checked(id, seed: seed, result), in: &interview)
    case .edited(let id):
      if let file = file(of: interview) { receive(.edited(id, file: file), in: &interview) }
    case .examples(_, _, let examples): showFile(of: interview, with: examples)
    // What a check comes to isn't told before the end.
    case .uncheckable, .checkKnown: break
    case .late(let id, let seed):
      guard let question = interview.question, question.kata.id == id, question.seed == seed
      else { return }
      isLate = true
      if awaitsExamples {
        say(desk.words.preparing)
      } else if interview.awaitsRun {
        tell(.waiting(question))
      }
    case .interrupted:
      if interview.awaitsRun || awaitsExamples { errands.cancelAll() }
    }
  }

  private func receive(_ input: InterviewInput, in interview: inout Interview) {
    let events = interview.receive(input, at: now)
    carryOut(events, of: &interview)
  }

  // MARK: What goes out

  private func carryOut(_ events: [InterviewEvent], of interview: inout Interview) {
    for event in events {
      switch event {
      case .keyWanted(let kata, let seed):
        isLate = false
        errands.send(for: kata, seed: seed, then: nil, patience: patience)
      case .trialWanted(let question, let lines):
        isLate = false
        errands.send(lines, for: question, patience: patience)
      case .fileWanted(let question): findExamples(for: question)
      case .editorWanted(let question): edit(question)
      case .resetWanted(let question): reset(question)
      case .checkWanted(let question, let source):
        isLate = false
        errands.send(
          source, named: "\(question.kata.id.name).swift", for: question, patience: patience)
      case .waiting where !isLate: break
      case .kept(let record): keep(record, of: interview.course)
      default: tell(event)
      }
    }
  }

  private func tell(_ event: InterviewEvent) { write(desk.recorder.text(for: event)) }

  func say(_ markdown: String) { write(desk.recorder.prose(markdown)) }

  func say(_ markdown: String, at file: URL) {
    write(desk.recorder.prose(markdown) + "\n  " + file.path.withoutControls)
  }

  func write(_ text: String) {
    desk.console.writeLine(text)
    if !text.isEmpty { latest = text }
  }

  private func keep(_ record: InterviewRecord, of course: Course) {
    kept?.record = record
    keep { logbook throws(LogbookError) in
      if let id = kept?.id {
        try logbook.keep(record, as: id)
      } else {
        kept = try logbook.begin(record, of: course.title, at: began)
      }
    }
  }

  /// Writes something down. Where that fails it is said once, and the interview goes on; each record
  /// holds all that came before, so nothing is lost when a later one is kept.
  private func keep(_ work: (Logbook) throws(LogbookError) -> Void) {
    guard let logbook else { return }
    do {
      try work(logbook)
      isUnkept = false
    } catch {
      if !isUnkept { desk.warn(.logbook(error)) }
      isUnkept = true
    }
  }

  /// Where this interview's files lie: of its own, so that nobody begins with what they wrote in the
  /// course.
  var workbench: Workbench {
    desk.workbench.subfolder("interviews/\(Int(began.timeIntervalSince1970))")
  }
}

extension InterviewWish {
  /// - Throws: where a topic isn't a track of the course.
  func checked(for course: Course) throws(CommandFailure) -> InterviewWish {
    for topic in topics where !course.tracks.contains(where: { $0.id == topic }) {
      throw .unknownTrack(topic, known: course.tracks.map(\.id))
    }
    return self
  }
}
