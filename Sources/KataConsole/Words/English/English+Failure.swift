import KataCourse

extension English {
  func failed(_ failure: CommandFailure) -> String {
    switch failure {
    case .courseUnusable: "the course can't be read"
    case .katasLeftOut(let problems):
      leftOut(problems.kataCount) + "; 'uikata course check' tells all"
    case .kataUnusable(let id, _): "'\(id)' can't be used until this is mended"
    case .noKatas(let path):
      "'\(path)' must have a 'course.yaml' that names a kata; give the course's folder with '--katas'"
    case .noKey(let id, let failure): "'\(id)' can't be asked: \(unaskable(failure))"
    case .scaffold(let problem): "\(problem)"

    // What was asked for.
    case .unknownKata(let name, let nearest):
      "there is no kata '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'uikata list' names them all")
    case .unknownTrack(let name, let known):
      "there is no track '\(name)'; there are \(known.joined(separator: ", "))"
    case .unknownRule(let name, let nearest):
      "there is no rule or fact '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'uikata rules' names them all")
    case .unreadableFile(let path): "'\(path)' must be a file of UTF-8 text that can be read"
    case .linkedFile(let path):
      "'\(path)' is a link, and may be one to anything; give the file itself"
    case .fileTooLong(let path, let bytes):
      "'\(path)' is longer than the \(bytes >> 10) KB that an answer may have"
    case .takesFile(let id):
      "'\(id)' is a kata to write code for; 'uikata check' tries your file"
    case .noProgram(let id):
      "'\(id)' has no program that runs to its end; 'uikata try' alone opens an empty scratchpad"
    case .noReplay(let id):
      "'\(id)' has no program to step through; a kata that asks what a program does has one"
    case .neverRuns(let id):
      "the program of '\(id)' doesn't compile, so there is nothing to step through"
    case .notCode(let id):
      "'\(id)' isn't a kata to write code for; 'uikata answer' takes its answer"
    case .foreignFolder(let path):
      "'\(path)' has a 'Package.swift' that isn't ours; give a folder of its own"
    case .noCode: "this course has no kata to write code for"
    case .noAnswer: "an answer is read from standard input or from '--file', and there was none"
    case .unreadableAnswer(let reason, let question): unreadableWhole(reason, question)
    case .noInterview(let wish):
      "nothing of these topics, up to level \(wish.level), fits into \(wish.minutes) minutes; give "
        + "more minutes, other topics or another level"
    case .noPlacement:
      "there is nothing to place you by here; 'uikata' alone begins at the beginning"
    case .unsure(let id):
      "'uikata forget' asks at a terminal only; 'uikata forget \(id) --yes' forgets unasked"
    case .unreadableExport(let path, let error): unreadable(error, of: path)
    case .exportOverLogbook(let path): "'\(path)' is where progress is kept; give another file"
    case .notRules(let text): "rules must be a JSON object, unlike '\(text)'"

    // The machine.
    case .program(let failure): program(failure)
    case .noRules: "the rules can't be read from the model; 'uikata doctor' says why"
    case .noHome:
      "progress isn't kept, since neither XDG_STATE_HOME nor HOME names a folder for it"
    case .noHomeForCode:
      "there is no folder for your files, since neither XDG_DATA_HOME nor HOME names one"
    case .changedDriver(let id):
      "the driver or the solution of '\(id)' isn't the one that was recorded, so a verdict on your "
        + "file may be wrong; 'git checkout' brings it back, or 'uikata course record' takes it"
    case .unwritableFile(let path): "'\(path)' can't be written"
    case .nothingConfines(let says):
      "nothing confines code that isn't yours: \(says); 'uikata doctor' says what to do"
    case .logbook(let error): sentence(for: error)
    case .logbookNotice(let notice): notice
    case .answersLost(1): "one answer of this session isn't kept"
    case .answersLost(let count): "\(count) answers of this session aren't kept"
    case .answersCaughtUp: "progress is kept again, with every answer of this session"
    }
  }

  private func leftOut(_ katas: Int) -> String {
    switch katas {
    case 0: "the course has a mistake"
    case 1: "one kata is left out until it is mended"
    default: "\(katas) katas are left out until they are mended"
    }
  }

  /// The sentence stands with the error, since `course check` says it too.
  func program(_ failure: ProgramFailure) -> String { failure.description }

  func unaskable(_ failure: KeyFailure) -> String {
    switch failure {
    case .rejected(let rendered): "its program doesn't compile\n\(rendered)"
    case .ended(let end): "its program \(ending(end))"
    case .program(let failure): program(failure)
    case .environment(let sentence): sentence
    case .stopped: "its program was stopped"
    }
  }

  func ending(_ ending: ProgramRun.Ending) -> String {
    switch ending {
    case .exited(let status): "ended with status \(status)"
    case .crashed(let crash):
      "crashed" + (crash.line.map { " at line \($0)" } ?? "")
        + (crash.message.isEmpty ? "" : ": \(crash.message)")
    case .signalled(let signal): "was ended by signal \(signal)"
    case .outOfTime(let seconds): "was stopped after \(seconds.short) seconds"
    case .outOfMemory(let bytes): "was stopped when it used more than \(bytes >> 20) MB"
    case .flooded(let bytes): "was stopped when it had printed more than \(bytes >> 20) MB"
    }
  }

  func unreadable(_ error: LogbookTextError, of path: String) -> String {
    switch error {
    case .foreign: "'\(path)' must be a file that 'uikata export' has written"
    case .newerFormat(let found, let known):
      "'\(path)' has format \(found), written by a newer uikata, and this one knows format "
        + "\(known), so update uikata"
    case .malformed(let line): "line \(line) of '\(path)' can't be read, so nothing is imported"
    case .incomplete(let found, let wanted):
      "'\(path)' has \(found) of \(wanted) entries, so nothing is imported; export it once more"
    }
  }

  func unreadableWhole(_ reason: UnreadableAnswer, _ question: Question) -> String {
    switch reason {
    case .empty: "an answer has at least one line"
    case .unknownLetter(let letter):
      "'\(letter)' isn't one of the letters; \(plainLetters(of: question))"
    case .letterTwice(let letter): "the letter '\(letter)' can be used once"
    case .unknownLine(let line): "'\(line)' isn't among the lines; \(plainLetters(of: question))"
    case .notANumber(let text): "'\(text)' isn't the number of a line"
    case .wrongCount(let given, let wanted): "\(wanted) values are wanted, and \(given) were given"
    case .oneChoiceOnly: "one letter is wanted"
    case .notACall(let line, _):
      "'\(line)' isn't a call of \(or(question.quotedCalls)) with plain values, alone on its line"
    case .rejected(let diagnostic, _):
      "line \(diagnostic.line) doesn't compile: \(diagnostic.message)"
    case .endsBadly(let end): "with these lines the program \(ending(end))"
    }
  }

  private func plainLetters(of question: Question) -> String {
    guard let first = question.items.first, let last = question.items.last else {
      return "'uikata show \(question.kata.id)' shows the question"
    }
    return "they go from \(first.label) to \(last.label)"
  }
}
