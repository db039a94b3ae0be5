import KataCourse

extension English {
  func name(of subject: DoctorCommand.Subject) -> String { subject.rawValue }

  func trialEnded(_ end: ProgramRun.Ending, errors: String) -> String {
    "a program \(ending(end)) \(errors)"
  }
  func confinedTrialEnded(_ end: ProgramRun.Ending, errors: String) -> String {
    "a confined program \(ending(end)) \(errors)"
  }
  func trialRejected(_ rendered: String) -> String { "a program doesn't compile: \(rendered)" }
  func library(_ dialect: String, compiles: Int, runs: Int) -> String {
    "\(dialect); a program compiles in \(compiles) ms, runs in \(runs) ms"
  }
  var noLinker: String { "no lld, so programs are interpreted, which takes longer" }

  func courseMissing(_ path: String) -> String {
    "'\(path)' must be a course; 'uikata course check' tells more"
  }
  func courseBroken(_ path: String, problems: Int) -> String {
    "\(problems) mistakes in '\(path)'; see 'uikata course check'"
  }
  func courseSound(_ path: String, katas: Int) -> String { "\(katas) katas in \(path)" }

  func nothingConfines(_ obstacle: String) -> String {
    "nothing confines code that isn't yours: \(obstacle); \(sandboxCure)"
  }
  func bubblewrap(runs milliseconds: Int) -> String {
    "bubblewrap: no network, no home, no company; a program runs in \(milliseconds) ms"
  }
  func anotherUser(runs milliseconds: Int, obstacle: String) -> String {
    "another user, which leaves network and public files in reach; a program runs in "
      + "\(milliseconds) ms; bubblewrap fails: \(obstacle); \(sandboxCure)"
  }
  private var sandboxCure: String {
    "install bubblewrap 0.8 or newer, and allow user namespaces ('sysctl -a | grep userns')"
  }

  var noLineEditing: String { "none that lines can be edited on; plain text is fine" }
  func terminal(columns: Int, hasColor: Bool) -> String {
    "\(columns) columns, \(hasColor ? "colour" : "no colour"), line editing"
  }
  var onlyASCII: String {
    "not UTF-8, so only ASCII is shown; set LANG=C.UTF-8 for the rest"
  }
}
