import KataCourse

extension English {
  var rejected: String { "Your file doesn't compile." }
  var unfit: String { "Your file compiles, but what calls it doesn't find what it needs:" }
  var looksLike: String { "That looks like this:" }
  var unreached: String { "not reached: your code had ended the program" }

  func checksHold(_ count: Int, of total: Int) -> String {
    "\(count) of \(counted(total, "check")) \(total == 1 ? "holds" : "hold")."
  }

  func smallest(_ failing: Int, of cases: Int) -> String {
    "the smallest of \(counted(failing, "case")) that fail, of \(cases):"
  }

  func codeStopped(atLine line: Int?, _ message: String) -> String {
    "your code stopped" + (line.map { " at line \($0)" } ?? "") + ": " + message
  }
  var codeEndedProgram: String { "your code ended the program." }

  func put(_ changes: [TypedCode.Change]) -> String {
    let names = changes.map { "`\($0.name)`" + ($0.isNew ? " (new)" : "") }
    return names.isEmpty ? "Your file has that already." : "In your file: \(and(names))."
  }

  func refused(_ refusal: TypedCode.Refusal) -> String {
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

  func examples(_ count: Int) -> String { count == 1 ? "An example" : "Examples" }
  var yourFile: String { "Your file:" }
  var atStart: String { "Your file is as it was at the start." }
  var kept: String { "Your file is as it was at the start. What you had is in" }
  var watching: String { "It is checked at each save. `r` checks it as it is, `q` ends." }
  func checkedAfter(_ seconds: Double) -> String { "checked in \(seconds) s" }

  func workspace(_ count: Int) -> String {
    "A package with \(counted(count, "file")) of yours, for any editor that knows Swift:"
  }

  var unsaved: String { "Nothing was saved yet. `check` checks your file when it is." }

  var noEditor: String {
    """
    No editor is named. Set `EDITOR` or `VISUAL`, such as `export EDITOR=nano`, or open the file \
    in any other and say `check`.
    """
  }
}
