import KataCourse

extension English {
  func meaning(of word: Word) -> String {
    switch word {
    case .hint: "a nudge; each further one says more"
    case .why: "the rule behind the answer"
    case .draw: "the screen at the end, the touches' ways, the recognisers' states"
    case .replay: "the program step by step, forwards and backwards, drawn"
    case .again: "the same kata once more"
    case .skip: "leaves this one for later"
    case .back: "the kata before"
    case .solution: "the answer; counts as given up"
    case .help: "this list"
    case .quit: "until next time"
    case .next: "the next kata; return does the same"
    case .done: "ends the review and shows what was missed"
    case .edit: "opens your file, and checks it when the editor closes"
    case .check: "checks your file as it is"
    case .scratchpad: "Swift line by line, with the program or with your file"
    case .reset: "your file as it was at the start; the one you have is kept"
    case .list: "every kata, with those you have solved"
    case .due: "what is to be asked again; return leads to it"
    case .progress: "how far you have come"
    }
  }

  func alias(for word: Word) -> String? { nil }

  var namesOpen: String { "The name of a kata opens it." }

  func unknown(_ word: String, nearest: String?) -> String {
    guard let nearest else { return "I don't know '\(word)'. `help` lists the words I know." }
    return "I don't know '\(word)'. Did you mean `\(nearest)`?"
  }

  func notYet(_ word: Word) -> String {
    switch word {
    case .next: "Answer first, or `skip` it."
    case .replay: "`replay` would give the answer away; it comes after the answer."
    default: "`\(word.rawValue)` comes after the answer."
    }
  }

  func notHere(_ word: Word) -> String {
    switch word {
    case .done: "`done` ends a review, and there is none open."
    case .draw: "There is nothing here that could be drawn."
    case .replay: "There is no program here to step through."
    case .edit, .check, .reset: "There is no file to write here."
    default: "You have answered already. `why` tells the reason, `again` deals another."
    }
  }

  func hint(_ number: Int, of count: Int) -> String { "Hint \(number) of \(count)" }
  var noMoreHints: String { "That was the last hint. `solution` shows the answer." }
  var why: String { "Why" }

  var confirmSolution: String {
    "That counts as given up. Say `solution` once more to see it."
  }
  var solution: String { "It prints:" }
  var solutionCode: String { "One that every check holds for:" }
  var solutionCalls: String { "One way to make it print that:" }
  var solutionOption: String { "This one:" }

  func solutionLines(_ numbers: [String]) -> String {
    numbers.count == 1 ? "It is line \(numbers[0])." : "They are lines \(and(numbers))."
  }

  var onceMore: String { "Once more." }
  var onceMoreWithOtherValues: String { "Once more, with other values." }
  var nothingBefore: String { "This is the first kata." }
  var goodbye: String { "Until next time." }

  func unusableKata(_ name: String) -> String {
    "`\(name)` can't be used until it is mended; `uikata course check` says how."
  }

  func unknownKata(_ name: String, nearest: String?) -> String {
    guard let nearest else { return "There is no kata '\(name)'. `list` shows them all." }
    return "There is no kata '\(name)'. Did you mean `\(nearest)`?"
  }

  func touchesMore(_ count: Int) -> String {
    "And \(counted(count, "touch", "touches")) more."
  }
  func recognizersMore(_ count: Int) -> String {
    "And \(counted(count, "recogniser")) more."
  }
  var stillAlive: String { "Alive at the end, in no window" }

  var goesOn: String { "goes on" }
  var againWithOtherValues: String { "`again` with other values" }
  var againFromTheStart: String { "`again` from the start" }
  var replayIt: String { "`replay` steps through it" }
  var tryWithIt: String { "`try` a scratchpad with it" }
  var courseFinished: String {
    "You have solved every kata. From the start again, with other values."
  }
}
