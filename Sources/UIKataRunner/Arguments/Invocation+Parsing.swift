import KataConsole
import KataCourse

/// A command line understood: what is asked for, and of which course.
struct CommandLineReading: Equatable {
  var invocation: Invocation
  /// The course's folder, where it is given.
  var katas: String?
  /// What everything is said in, where that is given.
  var language: Language?

  /// - Parameter arguments: without the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    let scanner = try ArgumentScanner(arguments)
    katas = scanner.value(.katas)
    if let name = scanner.value(.language) { language = try Language(named: name) }
    invocation = try Invocation(scanner)
  }
}

extension Invocation {
  fileprivate init(_ scanner: ArgumentScanner) throws(UsageError) {
    if scanner.has(.version) {
      self = .version
      return
    }
    guard let word = scanner.words.first else {
      if scanner.has(.help) {
        self = .help(nil)
        return
      }
      try Self.allow([.seed], in: scanner, of: nil)
      self = .course(seed: try scanner.seed())
      return
    }
    guard let name = CommandName(rawValue: word) else {
      let nearest = CommandName.allCases.nearest(to: word, name: \.rawValue)
      throw .unknownCommand(word, nearest: nearest?.rawValue)
    }
    if scanner.has(.help) {
      self = .help(name)
      return
    }
    try Self.allow(name.options, in: scanner, of: name)
    self = try Self.invocation(of: name, OperandList(scanner.words.dropFirst(), of: name), scanner)
  }

  private static func allow(
    _ allowed: Set<Option>, in scanner: ArgumentScanner, of name: CommandName?
  ) throws(UsageError) {
    let stray = scanner.options.subtracting(allowed).subtracting([.katas, .language])
    if let first = Option.allCases.first(where: stray.contains) {
      throw .optionElsewhere(first, name)
    }
  }

  private static func invocation(
    of name: CommandName, _ operands: OperandList, _ scanner: ArgumentScanner
  ) throws(UsageError) -> Invocation {
    var operands = operands
    let json = scanner.has(.json)
    let seed = try scanner.seed() ?? 1
    let track = scanner.value(.track)
    let invocation: Invocation =
      switch name {
      case .list: .list(track: track, json: json, ids: scanner.has(.ids))
      case .show:
        .show(
          kata: try operands.required("KATA"), seed: seed, json: json,
          program: scanner.has(.program))
      case .answer:
        .answer(
          kata: try operands.required("KATA"), seed: seed, file: scanner.value(.file), json: json)
      case .progress:
        .progress(track: track, json ? .json : scanner.has(.facts) ? .facts : .tracks)
      case .forget: .forget(kata: try operands.required("KATA"), isSure: scanner.has(.yes))
      case .exporting: .exporting(file: operands.optional())
      case .importing: .importing(file: try operands.required("FILE"))
      case .due: .due(track: track, json: json)
      case .placement: .placement(track: track, json: json)
      case .interview: try interviewInvocation(scanner)
      case .watch: .watch(kata: operands.optional(), seed: seed)
      case .workspace: .workspace(try operands.required("DIR"))
      case .check:
        .check(
          kata: try operands.required("KATA"), file: operands.optional(), seed: seed,
          sandbox: scanner.has(.sandbox), json: json)
      case .run:
        .run(
          file: try operands.required("FILE.swift"),
          isolation: try isolation(scanner),
          rules: scanner.value(.rules), json: json)
      case .scratchpad:
        .scratchpad(
          kata: operands.optional(), seed: seed, isolation: try isolation(scanner),
          rules: scanner.value(.rules), json: json)
      case .replay:
        .replay(
          ReplayCommand(
            try operands.required("KATA"), seed: seed, output: try replayOutput(scanner)))
      case .rules: .rules(id: operands.optional(), json: json)
      case .beliefs: .beliefs(json: json)
      case .report: .report(kata: try operands.required("KATA"), seed: seed)
      case .course: try courseInvocation(&operands, scanner)
      case .doctor: .doctor
      case .completions: .completions(try operands.choice("SHELL", of: Shell.allCases))
      case .help:
        .help(operands.isEmpty ? nil : try operands.choice("COMMAND", of: CommandName.allCases))
      }
    try operands.end()
    return invocation
  }

  private static func isolation(_ scanner: ArgumentScanner) throws(UsageError) -> Isolation {
    switch (scanner.has(.approachable), scanner.has(.swift5)) {
    case (true, true): throw .notBoth(.approachable, .swift5)
    case (true, false): .approachable
    case (false, true): .swift5
    case (false, false): .nonisolated
    }
  }

  private static func replayOutput(
    _ scanner: ArgumentScanner
  ) throws(UsageError) -> ReplayCommand.Output {
    switch (scanner.value(.html), scanner.has(.json)) {
    case (.some, true): throw .notBoth(.html, .json)
    case (let path?, false): .page(path)
    case (nil, true): .json
    case (nil, false): .screen
    }
  }

  private static func courseInvocation(
    _ operands: inout OperandList, _ scanner: ArgumentScanner
  ) throws(UsageError) -> Invocation {
    let action = try operands.choice("check, record or new", of: CourseAction.allCases)
    let ofCheck = [Option.runs, .seeds, .thorough]
    if action != .check, let stray = ofCheck.first(where: scanner.options.contains) {
      throw .optionElsewhere(stray, .course)
    }
    switch action {
    case .check:
      return .courseCheck(
        CourseCheck.Effort(
          runs: try scanner.count(.runs) ?? 2, seeds: try scanner.count(.seeds) ?? 10,
          isThorough: scanner.has(.thorough)))
    case .record: return .courseRecord
    case .new:
      let name = try operands.required("TRACK/NAME")
      guard let id = KataID(name) else { throw .notAKataName(name) }
      return .courseNew(id)
    }
  }
}

/// What can be done to a course.
private enum CourseAction: String, CaseIterable {
  case check, record, new
}

extension CommandName {
  /// The options it has, beside `--katas`, `--language` and `--help`.
  var options: Set<Option> {
    switch self {
    case .list: [.track, .json, .ids]
    case .show: [.seed, .json, .program]
    case .answer: [.seed, .file, .json]
    case .check: [.seed, .sandbox, .json]
    case .watch: [.seed]
    case .workspace: []
    case .due, .placement: [.track, .json]
    case .progress: [.track, .facts, .json]
    case .forget: [.yes]
    case .interview: [.minutes, .topics, .level, .seed, .allowBack, .report, .sheet]
    case .run: [.approachable, .swift5, .rules, .json]
    case .scratchpad: [.seed, .approachable, .swift5, .rules, .json]
    case .replay: [.seed, .html, .json]
    case .rules, .beliefs: [.json]
    case .report: [.seed]
    case .course: [.runs, .seeds, .thorough]
    case .exporting, .importing, .doctor, .completions, .help: []
    }
  }
}

/// The words behind a command, taken one by one.
private struct OperandList {
  private var rest: ArraySlice<String>
  private let command: CommandName

  init(_ words: ArraySlice<String>, of command: CommandName) {
    rest = words
    self.command = command
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func optional() -> String? { rest.popFirst() }

  mutating func required(_ name: String) throws(UsageError) -> String {
    guard let word = rest.popFirst() else { throw .missing(name, command) }
    return word
  }

  mutating func choice<Choice: RawRepresentable<String>>(
    _ name: String, of choices: [Choice]
  ) throws(UsageError) -> Choice {
    let word = try required(name)
    guard let choice = Choice(rawValue: word) else {
      let nearest = choices.nearest(to: word, name: \.rawValue)?.rawValue
      throw .unknownChoice(word, command, known: choices.map(\.rawValue), nearest: nearest)
    }
    return choice
  }

  func end() throws(UsageError) {
    if let word = rest.first { throw .tooMany(word, command) }
  }
}
