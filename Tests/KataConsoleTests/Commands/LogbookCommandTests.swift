import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// What one does with one's own progress, with the course about fruit.
@Suite struct LogbookCommandTests {
  private let fruit: BasketFolder
  private let folder: TemporaryFolder
  private let aside = Lines()

  private final class Lines { var all: [String] = [] }

  init() throws {
    fruit = try BasketFolder()
    folder = try TemporaryFolder()
  }

  private func state(_ name: String) -> URL { folder.url.appending(path: name) }

  private func desk(_ script: [ScriptedConsole.Step] = [], state name: String = "here") -> Desk {
    Desk(
      console: ScriptedConsole(script), aside: { [aside] in aside.all.append($0) },
      folder: fruit.course,
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state(name),
      version: "1")
  }

  private func said(_ desk: Desk) -> String? { (desk.console as? ScriptedConsole)?.transcript }

  private func answer(_ name: String, _ text: String, at desk: Desk) async throws {
    _ = try await AnswerCommand(name, text: text).run(at: desk)
  }

  private func kept(_ name: String = "here") throws -> [String] {
    try Logbook(folder: state(name)).attempts().map(\.attempt.kata.name)
  }

  // MARK: Forgetting

  @Test func `a kata is forgotten after a yes`() async throws {
    try await answer("ripen", "a", at: desk())
    try await answer("ripen", "b", at: desk())
    for (line, question, after) in [
      ("n", "Forget 2 answers to basket/ripen? (y/n) n\nNothing was forgotten.\n", 2),
      (
        " Yes ",
        """
        Forget 2 answers to basket/ripen? (y/n)  Yes \n\
        2 answers to `basket/ripen` forgotten, as if you had never opened it.

        """, 0
      ),
    ] {
      let desk = desk([.input(.line(line))])
      #expect(try ForgetCommand("ripen", asks: .yes).run(at: desk) == .done)
      #expect(said(desk) == question)
      #expect(try kept().count == after)
    }
  }

  @Test func `nothing is forgotten where nobody can be asked`() async throws {
    try await answer("ripen", "a", at: desk())
    let failure = #expect(throws: CommandFailure.self) {
      try ForgetCommand("ripen", asks: .nobody).run(at: desk())
    }
    #expect(
      failure?.sentence(style: .plain)
        == "'uikata forget' asks at a terminal only; 'uikata forget basket/ripen --yes' forgets "
        + "unasked")
    #expect(failure?.exitStatus == .usage)
    #expect(try ForgetCommand("ripen", asks: .no).run(at: desk()) == .done)
    #expect(try kept() == [])
  }

  @Test func `the end of input is no yes`() async throws {
    try await answer("ripen", "a", at: desk())
    _ = try ForgetCommand("ripen", asks: .yes).run(at: desk())
    #expect(try kept() == ["ripen"])
  }

  @Test func `a kata that isn't in the course any more can be forgotten by its full name`() throws {
    let gone = Attempt(
      kata: KataID(track: "basket", name: "melon"), seed: 1, answer: "", outcome: .skipped,
      hints: 0, seconds: 1)
    try Logbook(folder: state("here")).record(gone, at: .now)
    _ = try ForgetCommand("basket/melon", asks: .no).run(at: desk())
    #expect(try kept() == [])
    #expect(throws: CommandFailure.self) {
      try ForgetCommand("basket/melon", asks: .no).run(at: desk())
    }
  }

  // MARK: From one machine to another

  @Test func `what is exported here is imported there, once`() async throws {
    let file = folder.url.appending(path: "progress.jsonl").path
    try await answer("ripen", "a", at: desk())
    try await answer("ripen", "b", at: desk())
    let here = desk()
    #expect(try ExportCommand(file).run(at: here) == .done)
    #expect(said(here) == "2 entries exported.\n")
    for told in ["New in 2 entries: 2 answers.\n", "Nothing is new in 2 entries.\n"] {
      let there = desk(state: "there")
      #expect(try ImportCommand(file).run(at: there) == .done)
      #expect(said(there) == told)
      #expect(try kept("there") == ["ripen", "ripen"])
    }
  }

  @Test func `an export never lands on the progress itself`() async throws {
    try await answer("ripen", "a", at: desk())
    let link = folder.url.appending(path: "link.jsonl")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: state("here").appending(path: "progress.sqlite"))
    for path in [link.path, state("here").path + "/progress.sqlite-wal"] {
      let failure = #expect(throws: CommandFailure.self) {
        try ExportCommand(path).run(at: desk())
      }
      #expect(
        failure?.sentence(style: .plain) == "'\(path)' is where progress is kept; give another file"
      )
    }
    #expect(try kept() == ["ripen"])
  }

  @Test(arguments: [
    ("rotten", "'FILE' must be a file that 'uikata export' has written"),
    (
      #"{"entries":0,"format":9,"uikata":"progress"}"#,
      "'FILE' has format 9, written by a newer uikata, and this one knows format 1, so update uikata"
    ),
    (
      #"{"entries":1,"format":1,"uikata":"progress"}"# + "\nrotten",
      "line 2 of 'FILE' can't be read, so nothing is imported"
    ),
    (
      #"{"entries":2,"format":1,"uikata":"progress"}"#,
      "'FILE' has 0 of 2 entries, so nothing is imported; export it once more"
    ),
  ])
  func `a file that can't be imported is refused in a sentence`(text: String, sentence: String)
    throws
  {
    let file = try folder.write(text, to: "progress.jsonl").path
    let failure = #expect(throws: CommandFailure.self) { try ImportCommand(file).run(at: desk()) }
    #expect(failure?.sentence(style: .plain) == sentence.replacing("FILE", with: file))
    #expect(failure?.exitStatus == .usage)
    #expect(!FileManager.default.fileExists(atPath: state("here").path))
  }

  // MARK: In a session

  @MainActor @Test func `answers that can't be kept at once are kept later`() async throws {
    let place = state("here")
    try "in the way".write(to: place, atomically: true, encoding: .utf8)
    let console = ScriptedConsole(["basket/ripen", "a", "b", "again", "b", "progress", "quit"])
    var desk = desk()
    desk.console = console
    desk.date = { [aside] in
      // The way is free again when the last answer comes.
      if aside.all.count == 1, console.transcript.contains("again") {
        try? FileManager.default.removeItem(at: place)
      }
      return .now
    }
    #expect(try await CourseCommand(at: desk, mailbox: Mailbox(), seed: 1).run() == .done)
    #expect(
      aside.all == [
        "uikata: progress can't be kept: '\(place.path)' has to be a folder you may write to, or "
          + "XDG_STATE_HOME has to name another",
        "uikata: progress is kept again, with every answer of this session",
      ])
    let count = try kept().count
    #expect(count > 1)
    #expect(console.transcript.contains("\n\(count) answers so far\n"))
    #expect(console.transcript.contains("Basket  1 of 3 solved  ██████████░░░░"))
  }
}
