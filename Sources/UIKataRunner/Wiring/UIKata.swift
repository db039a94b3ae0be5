import Foundation
import KataConsole
import KataCourse

/// The command `uikata`: gives each command what it works with.
@MainActor
struct UIKata {
  static let version = "0.1.0"

  let environment: [String: String]
  let terminal: Terminal
  let folders: Folders
  let installation: Installation
  /// The course's folder, where the command line gives one.
  let katas: String?
  /// What everything is said in.
  let language: Language

  /// - Parameter language: is kept to where the terminal can show it.
  init(environment: [String: String], katas: String?, language: Language = .english) {
    self.environment = environment
    self.katas = katas
    terminal = Terminal(environment: environment)
    folders = Folders(environment: environment)
    installation = .own
    let isShown = language.isASCII || terminal.style.hasUnicode
    self.language = isShown ? language : .english
    if !isShown { Self.aside("uikata: " + self.language.usage.needsUTF8) }
  }

  func perform(_ invocation: Invocation) async -> ExitStatus {
    do throws(CommandFailure) {
      return try await run(invocation)
    } catch {
      desk.warn(error)
      return error.exitStatus
    }
  }

  /// Says something beside the result.
  static func aside(_ text: String) {
    StandardStream.errors.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  private func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    switch invocation {
    case .course(let seed): return try await course(seed: seed)
    case .list(let track, let json, let ids):
      return try ListCommand(track: track, output: ids ? .ids : json ? .json : .text).run(at: desk)
    case .show(let kata, let seed, let json, let program):
      let output: ShowCommand.Output = program ? .program : json ? .json : .text
      return try await ShowCommand(kata, seed: seed, output: output).run(at: desk)
    case .progress(let track, let output):
      return try ProgressCommand(track: track, output: output).run(at: desk)
    case .forget(let kata, let isSure):
      let asks: ForgetCommand.Asks = isSure ? .no : terminal.inputIsTerminal ? .yes : .nobody
      return try ForgetCommand(kata, asks: asks).run(at: desk)
    case .exporting(let file): return try ExportCommand(file).run(at: desk)
    case .importing(let file): return try ImportCommand(file).run(at: desk)
    case .due(let track, let json): return try await due(DueCommand(track: track, isJSON: json))
    case .placement(let track, true): return try PlacementCommand(track: track).run(at: desk)
    case .placement(let track, false):
      return try await course(beginning: .placement(track: track))
    case .answer(let kata, let seed, let file, let json):
      let text = try answer(from: file)
      return try await AnswerCommand(kata, text: text, seed: seed, isJSON: json).run(at: desk)
    case .check(let kata, let file, let seed, let sandbox, let json):
      return try await CheckCommand(
        kata, file: file, seed: seed, isSandboxed: sandbox, isJSON: json
      ).run(at: desk)
    case .watch(let kata, let seed):
      return try await WatchCommand(kata, seed: seed).run(at: desk) { FileWatch(file: $0).events() }
    case .workspace(let folder): return try WorkspaceCommand(folder).run(at: desk)
    case .interview(let wish, let reports): return try await interview(wish, reports: reports)
    case .interviewSheet(let wish, let files):
      return try await InterviewSheetCommand(wish, files: files).run(at: desk)
    case .run(let file, let isolation, let rules, let json):
      return try await RunCommand(
        file, isolation: isolation, rules: rules, isJSON: json, passage: .standard
      ).run(at: desk)
    case .scratchpad(let kata, let seed, let isolation, let rules, let json):
      let command = TryCommand(
        kata, seed: seed, isolation: isolation, rules: rules, isJSON: json)
      return try await scratchpad(command)
    case .replay(let command): return try await replay(command)
    case .rules(let id, let json):
      return try await RulesCommand(id, isJSON: json, catalogue: Self.catalogue).run(at: desk)
    case .beliefs(let json): return try BeliefsCommand(isJSON: json).run(at: desk)
    case .report(let kata, let seed): return try await ReportCommand(kata, seed: seed).run(at: desk)
    case .courseCheck(let effort):
      return await CourseCheckCommand(effort: effort, catalogue: Self.catalogue).run(at: desk)
    case .courseRecord: return await RecordCommand().run(at: desk)
    case .courseNew(let id): return try NewKataCommand(id).run(at: desk)
    case .doctor:
      return await DoctorCommand(
        canEditLines: terminal.canEdit, columns: Terminal.columns, trial: Self.catalogue
      ).run(at: desk)
    case .completions(let shell): return write(ShellCompletion(shell).script)
    case .help(nil): return write(language.usage.usage)
    case .help(let command?):
      return write(language.usage.help(for: command, width: Terminal.columns))
    case .version: return write("uikata \(Self.version)\n")
    }
  }

  /// Prints the rules of the model, which this process never loads.
  private static let catalogue = Program(
    source: "import UIKit\nprint(UIKitRules.catalogueJSON)\n", fileName: "Rules.swift")

  private func write(_ text: String) -> ExitStatus {
    plainConsole.write(text)
    return .done
  }

  private func answer(from file: String?) throws(CommandFailure) -> String {
    guard let file else {
      return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .unreadableFile(file)
    }
    return text
  }

  // MARK: The course

  private func course(
    seed: Int? = nil, beginning: CourseCommand.Beginning = .leftOff
  ) async throws(CommandFailure) -> ExitStatus {
    let mailbox = Mailbox()
    let (console, screen) = interactive(mailbox: mailbox)
    return try await CourseCommand(
      at: desk(console ?? plainConsole, screen), mailbox: mailbox, seed: seed, beginning: beginning
    ).run()
  }

  /// At a terminal one may go through what is due.
  private func due(_ command: DueCommand) async throws(CommandFailure) -> ExitStatus {
    if command.isJSON { return try command.run(at: desk) }
    let mailbox = Mailbox()
    let (console, screen) = interactive(mailbox: mailbox)
    guard let console else { return try command.run(at: desk) }
    let desk = desk(console, screen)
    guard try command.offer(at: desk) else { return .done }
    return try await CourseCommand(
      at: desk, mailbox: mailbox, beginning: .due(track: command.track)
    ).run()
  }

  private func replay(_ command: ReplayCommand) async throws(CommandFailure) -> ExitStatus {
    guard command.output == .screen else { return try await command.run(at: desk) }
    // Ctrl-C while the program is compiled ends the command.
    let (_, screen) = interactive(mailbox: Mailbox()) { exit(128 + SIGINT) }
    return try await command.run(at: desk(plainConsole, screen))
  }

  private func scratchpad(_ command: TryCommand) async throws(CommandFailure) -> ExitStatus {
    let mailbox = Mailbox()
    let quiet = PlainConsole(style: terminal.style, width: Terminal.columns, echoes: false)
    let console =
      command.isJSON
      ? quiet : interactiveConsole(mailbox: mailbox, history: "try-history") ?? plainConsole
    let status = try await command.run(at: desk(console), mailbox: mailbox)
    // At a terminal everybody has seen what went wrong.
    return terminal.canEdit && !command.isJSON ? .done : status
  }

  private func interview(
    _ wish: InterviewWish, reports: [ReportFile]
  ) async throws(CommandFailure) -> ExitStatus {
    var wish = wish
    if wish.seed == 0 { wish.seed = .random(in: 1...99_999) }
    let mailbox = Mailbox()
    let console = interactiveConsole(mailbox: mailbox) ?? plainConsole
    return try await InterviewCommand(
      at: desk(console), mailbox: mailbox, wish: wish, reports: reports
    ).run()
  }

  /// Nil where lines can't be edited.
  ///
  /// - Parameter history: the file of earlier lines, in the folder of progress.
  private func interactiveConsole(
    mailbox: Mailbox, history: String = "history"
  ) -> (any Console)? {
    interactive(mailbox: mailbox, history: history).console
  }

  /// A console that edits lines, and the whole screen of the same terminal; nothing without one.
  ///
  /// - Parameter interrupted: what Ctrl-C does, where that isn't to be a letter.
  private func interactive(
    mailbox: Mailbox, history: String = "history", interrupted: (@Sendable () -> Void)? = nil
  ) -> (console: (any Console)?, screen: (any FullScreen)?) {
    guard terminal.canEdit else { return (nil, nil) }
    TerminalModes.keep()
    let interrupted = interrupted ?? { mailbox.post(.interrupted) }
    guard let signals = TerminalSignals.start(interrupted: interrupted) else { return (nil, nil) }
    let console = EditlineConsole(
      style: terminal.style, history: folders.state?.appending(path: history), signals: signals)
    if console == nil { TerminalModes.restore() }
    return (console, TerminalScreen(style: terminal.style, signals: signals))
  }

  // MARK: What commands work with

  private var plainConsole: any Console {
    PlainConsole(
      style: terminal.style, width: Terminal.columns, echoes: !terminal.inputIsTerminal)
  }

  private var desk: Desk { desk(plainConsole) }

  private func desk(_ console: any Console, _ screen: (any FullScreen)? = nil) -> Desk {
    Desk(
      console: console, screen: screen, aside: Self.aside,
      folder: CourseFolder(
        katas.map { URL(filePath: $0) } ?? installation.course, language: language.courseCode),
      runner: ProgramRunner(dialect: .uiKit, cache: folders.cache),
      state: folders.state, workbench: Workbench(folder: folders.data),
      edit: Editor(environment: environment).open, version: Self.version, language: language)
  }
}
