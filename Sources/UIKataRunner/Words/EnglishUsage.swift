import KataConsole

struct EnglishUsage: UsageWords {
  let usage = """
    UIKata teaches UIKit by prediction, in a terminal.

    uikata [--seed N]                   the course: goes on where you left off
    uikata list [--track T]             the katas
    uikata show KATA                    a kata's question
    uikata answer KATA                  judge an answer from standard input
    uikata check KATA [FILE]            try the code you have written
    uikata watch [KATA]                 try it at each save
    uikata workspace DIR                a package of your files, for an editor
    uikata progress                     how far you have come
    uikata due                          what is to be asked again, and now
    uikata placement [--track T]        passes over what you know already
    uikata forget KATA                  as if you had never opened it
    uikata export [FILE]                your progress, for another machine
    uikata import FILE                  what was exported there
    uikata interview                    questions against the clock, and a report
    uikata run FILE.swift               run any program on the model
    uikata try [KATA]                   a scratchpad: Swift, line by line, on the model
    uikata replay KATA                  step through what a program does, drawn
    uikata rules [ID]                   what the model holds to be true
    uikata beliefs                      the false ideas that are recognised
    uikata report KATA                  what to send when a lesson looks wrong
    uikata course check|record|new      for authors
    uikata doctor                       whether everything is there
    uikata completions bash|zsh|fish    completion for your shell
    uikata help COMMAND                 more about one of them
    uikata --version

    Every command takes --katas DIR, the folder of another course, and --language ru, as does
    UIKATA_LANGUAGE: Russian, as far as katas are translated; the others stay in English.
    Exit status: 0 done, 1 wrong, 2 wrong usage, 3 course or set-up broken.

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
