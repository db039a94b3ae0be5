import KataConsole

struct EnglishUsage: UsageWords {
  let usage = """
    UIKata teaches UIKit by prediction, in a terminal.

    uikata                     the course, where you left off
    uikata COMMAND
      list, show KATA          the katas; the question of one
      answer KATA              judges standard input
      check, watch KATA        tries your code; at each save
      workspace DIR            your files as a package
      progress, due            how far you are; what to do again
      placement                passes over what you know
      forget, export, import   progress undone, or elsewhere
      interview                questions against the clock
      run FILE, try [KATA]     Swift on the model; line by line
      replay KATA              what a program does, step by step
      rules [ID], beliefs      what is so, and what is thought
      report KATA              what to send of a wrong lesson
      course check|record|new  for authors
      doctor, completions      what is missing; for your shell
      help COMMAND             more about one of them

    Every command takes --katas DIR, another course's folder,
    and --language ru. Status: 0 done, 1 wrong, 2 wrong usage,
    3 course or set-up broken. --version says which this is.

    """

  var needsUTF8: String {
    "Russian needs a terminal with UTF-8, so this is in English; set LANG=C.UTF-8"
  }

  func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest):
      "there is no command '\(word)'; \(nearest.meant(else: "'uikata help' names them all"))"
    case .unknownOption(let word, let nearest):
      "there is no option '\(word)'; \(nearest.meant(else: "'uikata help' names them all"))"
    case .optionElsewhere(let option, let command):
      "'\(command?.typed ?? "uikata")' has no option '\(option.rawValue)'"
    case .missingValue(let option): "'\(option.rawValue)' takes a value: \(option.value ?? "")"
    case .valueForSwitch(let option): "'\(option.rawValue)' takes no value"
    case .optionTwice(let option): "'\(option.rawValue)' can be given once"
    case .notBoth(let one, let other):
      "'\(one.rawValue)' and '\(other.rawValue)' exclude each other"
    case .notASeed(let text): "a seed is a whole number from 1, unlike '\(text)'"
    case .notACount(let option, let text):
      "'\(option.rawValue)' takes a whole number from 1, unlike '\(text)'"
    case .notALevel(let text): "a level is a whole number from 1 to 5, unlike '\(text)'"
    case .notAReport(let path):
      "a report's name ends in .txt, .md, .html or .json, unlike '\(path)'"
    case .sheetWithoutSeed: "'--sheet' needs '--seed', which says which interview it is of"
    case .missing(let what, let command):
      "'\(command.typed)' needs \(what); see '\(command.typed) --help'"
    case .tooMany(let word, let command):
      "'\(command?.typed ?? "uikata")' has no place for '\(word)'"
    case .unknownChoice(let word, let command, let known, let nearest):
      "'\(command.typed)' doesn't know '\(word)'; "
        + nearest.meant(else: "it knows \(known.joined(separator: ", "))")
    case .notAKataName(let text): "a kata is named TRACK/NAME, unlike '\(text)'"
    case .unknownLanguage(let name):
      "there are no words in '\(name)'; there are some in \(Language.known)"
    }
  }
}

extension String? {
  fileprivate func meant(else other: String) -> String {
    map { "did you mean '\($0)'?" } ?? other
  }
}
