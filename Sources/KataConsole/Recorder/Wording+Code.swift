import KataCourse

// What is said of a learner's file.
extension Wording {
  static let rejected = "Your file doesn't compile."
  static let unfit = "Your file compiles, but what calls it doesn't find what it needs:"
  static let looksLike = "That looks like this:"
  static let unreached = "not reached: your code had ended the program"

  static func checksHold(_ count: Int, of total: Int) -> String {
    "\(count) of \(counted(total, "check")) \(total == 1 ? "holds" : "hold")."
  }

  static func smallest(_ failing: Int, of cases: Int) -> String {
    "the smallest of \(counted(failing, "case")) that fail, of \(cases):"
  }

  static func codeEnded(_ ending: ProgramRun.Ending) -> String {
    switch ending {
    case .crashed(let crash):
      "your code stopped" + (crash.line.map { " at line \($0)" } ?? "") + ": "
        + crash.message.sentence
    case .exited: "your code ended the program."
    default: ended(ending, subject: "your code")
    }
  }

  static func put(_ changes: [TypedCode.Change]) -> String {
    let names = changes.map { "`\($0.name)`" + ($0.isNew ? " (new)" : "") }
    return names.isEmpty
      ? "Your file has that already." : "In your file: \(names.formatted(last: "and"))."
  }

  static func refused(_ refusal: TypedCode.Refusal) -> String {
    let reason =
      switch refusal {
      case .brokenFile: "a bracket, a text or a comment in your file has no end. `edit` it first."
      case .noDeclaration: "only declarations go into your file from here, or a body in braces."
      case .noBodyAsked:
        "this kata asks for more than one body. Begin with a declaration, such as `func`."
      case .noSuchFunction(let name): "it has no function `\(name)`. Type it whole."
      case .several(let name): "it has more than one `\(name)`. `edit` the one you mean."
      case .needsType(let name):
        "`\(name)` belongs to a type, and your file has several. Type the type whole, or `edit`."
      }
    return "Your file is as it was: " + reason
  }

  static func examples(_ count: Int) -> String { count == 1 ? "An example" : "Examples" }

  static let yourFile = "Your file:"

  static let atStart = "Your file is as it was at the start."

  static let kept = "Your file is as it was at the start. What you had is in"

  static let watching = "It is checked at each save. `r` checks it as it is, `q` ends."

  static func checkedAfter(_ seconds: Double) -> String {
    "checked in \((seconds * 100).rounded() / 100) s"
  }

  static func workspace(_ count: Int) -> String {
    "A package with \(counted(count, "file")) of yours, for any editor that knows Swift:"
  }

  static let unsaved = "Nothing was saved yet. `check` checks your file when it is."

  static let noEditor = """
    No editor is named. Set `EDITOR` or `VISUAL`, such as `export EDITOR=nano`, or open the file \
    in any other and say `check`.
    """
}
