import Foundation
import KataCourse

/// Someone at a scratchpad: reads lines, has them run, and says what became of them.
@MainActor
final class ScratchpadSitting {
  private let desk: Desk
  private let mailbox: Mailbox
  private let scratchpad: Scratchpad
  private let beginning: Beginning?
  private let isJSON: Bool
  private var entry = SwiftEntry()
  private var names: [String] = []
  /// A line that can't be taken back by itself was told of, and every one since was such a line.
  private var isUnkeptTold = false
  /// Whether every line was run to its end.
  private(set) var isClean = true

  /// The program that a scratchpad begins with.
  struct Beginning {
    var source: String
    /// Of which kata.
    var kata: KataID
    /// Whether the learner has it before them already.
    var isSeen: Bool
  }

  /// - Parameter mailbox: where Ctrl-C is put while a line runs.
  init(
    at desk: Desk, mailbox: Mailbox, isolation: Isolation, rules: String?, beginning: Beginning?,
    isJSON: Bool = false
  ) {
    self.desk = desk
    self.mailbox = mailbox
    self.beginning = beginning
    self.isJSON = isJSON
    scratchpad = Scratchpad(runner: desk.runner, isolation: isolation, rules: rules)
  }

  /// Goes on until the learner or the input ends.
  func run() async throws(CommandFailure) {
    let scratchpad = scratchpad
    // Made while the first line is typed. What goes wrong with it is told when that is run.
    let warming = Task { try await scratchpad.warm() }
    defer { warming.cancel() }
    if !isJSON { say(desk.words.scratchpad(desk.runner.dialect.name, with: beginning?.kata)) }
    if !isJSON, let beginning, !beginning.isSeen {
      desk.console.write("\n\(Listing(beginning.source).text(style: desk.console.style))\n\n")
    }
    try await begin()
    while let line = ask() { try await hear(line) }
    if !entry.lines.isEmpty { try await enter() }
  }

  // MARK: What comes in

  /// Nil at the end.
  private func ask() -> String? {
    let completion = ScratchpadCompletion(
      names: names, vocabulary: desk.runner.dialect.vocabulary, isFirstLine: entry.lines.isEmpty)
    while true {
      let prompt = isJSON ? "" : desk.recorder.scratchpadPrompt(goesOn: !entry.lines.isEmpty)
      switch desk.console.readLine(prompt: prompt, completions: completion.candidates) {
      case .line(let line):
        if entry.lines.isEmpty, ScratchpadWord(line, unless: names) == .quit { return nil }
        return line
      case .interrupted: entry = SwiftEntry()
      case .end: return nil
      }
    }
  }

  private func hear(_ line: String) async throws(CommandFailure) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if entry.lines.isEmpty {
      if text.isEmpty { return }
      if let word = ScratchpadWord(text, unless: names) {
        desk.console.remember(text)
        return try await obey(word)
      }
    }
    entry.add(line)
    if !text.isEmpty { desk.console.remember(line) }
    if entry.isComplete { try await enter() }
  }

  private func obey(_ word: ScratchpadWord) async throws(CommandFailure) {
    switch word {
    case .draw: tellPicture(try await whole { try await self.scratchpad.picture() })
    case .undo: tellUndone(await scratchpad.undo())
    case .reset:
      await scratchpad.reset()
      if !isJSON { say(desk.words.emptied) }
      try await begin()
    case .help: say(desk.words.scratchpadHelp)
    case .quit: break
    }
    names = await scratchpad.names
  }

  // MARK: Running

  private func begin() async throws(CommandFailure) {
    if let beginning { try await run(beginning.source, isProgram: true) }
  }

  private func enter() async throws(CommandFailure) {
    let text = entry.text
    entry = SwiftEntry()
    try await run(text, isProgram: false)
  }

  private func run(_ text: String, isProgram: Bool) async throws(CommandFailure) {
    let scratchpad = scratchpad
    let work = Task { try await scratchpad.enter(text, isProgram: isProgram) }
    mailbox.divertInterrupts { work.cancel() }
    defer { mailbox.divertInterrupts(to: nil) }
    let reply = try await whole { try await work.value }
    names = await scratchpad.names
    if !reply.isDone { isClean = false }
    tell(reply, to: text)
  }

  private func whole<Value>(_ work: () async throws -> Value) async throws(CommandFailure) -> Value
  {
    do { return try await work() } catch let failure as ProgramFailure {
      throw .program(failure)
    } catch {
      throw .program(.unstartable(path: "try", says: "\(error)"))
    }
  }

  // MARK: What goes out

  private func say(_ markdown: String) { desk.console.writeLine(desk.recorder.prose(markdown)) }

  private func tell(_ reply: ScratchpadReply, to text: String) {
    if isJSON {
      desk.console.write(JSONText.line(ScratchpadReport(reply, to: text)))
      return
    }
    desk.console.writeLine(desk.recorder.text(for: reply))
    if reply.isUnkept, reply.isDone, !isUnkeptTold { say(desk.words.unkept) }
    isUnkeptTold = reply.isUnkept
  }

  private func tellPicture(_ picture: String) {
    if isJSON {
      desk.console.write(JSONText.line(["picture": picture]))
    } else if picture.isEmpty {
      say(desk.words.notHere(.draw))
    } else {
      desk.console.writeLine(picture.withoutControls)
    }
  }

  private func tellUndone(_ lines: [String]?) {
    if isJSON {
      desk.console.write(JSONText.line(["undone": lines ?? []]))
    } else if let lines {
      desk.console.writeLine(desk.recorder.undone(lines))
    } else {
      say(desk.words.nothingToUndo)
    }
  }
}
