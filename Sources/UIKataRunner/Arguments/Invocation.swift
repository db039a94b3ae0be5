import KataConsole
import KataCourse

/// What the command line asks for.
enum Invocation: Equatable {
  case course(seed: Int?)
  case list(track: String?, json: Bool, ids: Bool)
  case show(kata: String, seed: Int, json: Bool, program: Bool)
  case progress(track: String?, ProgressCommand.Output)
  case forget(kata: String, isSure: Bool)
  case exporting(file: String?)
  case importing(file: String)
  case due(track: String?, json: Bool)
  case placement(track: String?, json: Bool)
  case watch(kata: String?, seed: Int)
  case workspace(String)
  case check(kata: String, file: String?, seed: Int, sandbox: Bool, json: Bool)
  case answer(kata: String, seed: Int, file: String?, json: Bool)
  /// - Parameter wish: its seed is 0 where any will do.
  case interview(InterviewWish, reports: [ReportFile])
  case interviewSheet(InterviewWish, files: [ReportFile])
  case run(file: String, isolation: Isolation, rules: String?, json: Bool)
  case scratchpad(kata: String?, seed: Int, isolation: Isolation, rules: String?, json: Bool)
  case replay(ReplayCommand)
  case rules(id: String?, json: Bool)
  case beliefs(json: Bool)
  case courseCheck(CourseCheck.Effort)
  case courseRecord
  case courseNew(KataID)
  case report(kata: String, seed: Int)
  case doctor
  case completions(Shell)
  case help(CommandName?)
  case version
}

/// The shells that completion is written for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}

/// The first word of a command line.
enum CommandName: String, CaseIterable {
  case list, show, answer, check, watch, workspace, progress, due, placement, forget
  case exporting = "export"
  case importing = "import"
  case interview, run
  case scratchpad = "try"
  case replay, rules, beliefs, report, course, doctor, completions, help
}

/// An option, wherever it may stand.
enum Option: String, CaseIterable {
  case seed = "--seed"
  case track = "--track"
  case file = "--file"
  case rules = "--rules"
  case katas = "--katas"
  case language = "--language"
  case minutes = "--minutes"
  case topics = "--topics"
  case level = "--level"
  case report = "--report"
  case sheet = "--sheet"
  case html = "--html"
  case json = "--json"
  case ids = "--ids"
  case facts = "--facts"
  case yes = "--yes"
  case program = "--program"
  case runs = "--runs"
  case seeds = "--seeds"
  case sandbox = "--sandbox"
  case thorough = "--thorough"
  case allowBack = "--allow-back"
  case approachable = "--approachable"
  case swift5 = "--swift-5"
  case help = "--help"
  case version = "--version"

  /// What its value is called; nil for a switch.
  var value: String? {
    switch self {
    case .seed: "N"
    case .track: "TRACK"
    case .file, .report, .sheet, .html: "FILE"
    case .runs, .seeds, .minutes, .level: "N"
    case .topics: "TRACK,…"
    case .rules: "JSON"
    case .katas: "DIR"
    case .language: "LANGUAGE"
    case .json, .ids, .facts, .yes, .program, .sandbox, .thorough, .allowBack, .approachable,
      .swift5,
      .help, .version:
      nil
    }
  }
}
