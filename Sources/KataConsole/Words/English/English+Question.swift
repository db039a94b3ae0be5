import KataCourse

extension English {
  func tracks(_ count: Int) -> String { counted(count, "track") }
  func name(of kind: Kata.Kind.Word) -> String { kind.rawValue }
  func minutes(_ count: Int) -> String { "\(count) min" }
  func level(_ level: Int) -> String { "level \(level)" }
  var mainActorByDefault: String { "main actor by default" }
  var swift5: String { "Swift 5 mode" }

  var lines: String { "Type what it prints, a line at a time. An empty line ends your answer." }
  var line: String { "Which line? Type its number; several numbers if there are several." }
  var letters: String {
    "Type the letters in the order in which the lines are printed: `b a c`."
  }
  var blanks: String { "Fill the gaps, one value a line." }
  var choose: String { "Which one? Type its letter." }
  var review: String {
    """
    Name one fault a line, its line number first: what goes wrong, and why. `done` ends the review.
    """
  }

  func code(function: String?) -> String {
    let typed =
      function.map {
        """
        You can also type here: `{ … }` is the new body of `\($0)`, and a declaration goes into your \
        file under its name.
        """
      } ?? "You can also type a declaration here: it goes into your file under its name."
    return """
      `edit` opens your file and checks it when the editor closes; `check` checks it as it is. \
      \(typed)
      """
  }

  func calls(_ names: [String]) -> String {
    "Each line is a call of \(choice(names)). An empty line ends your answer."
  }

  var wanted: String { "Write the lines that are missing, so that it prints:" }

  func order(decoys: Int) -> String {
    switch decoys {
    case 0: "Put them in order."
    case 1: "Put them in order. One is not printed."
    default: "Put them in order. \(number(decoys).capitalizedFirst) are not printed."
    }
  }

  var repeats: String { "Some lines are printed more than once." }
}
