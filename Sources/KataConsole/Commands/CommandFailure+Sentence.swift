import KataCourse

extension CommandFailure {
  /// What is said of it: a sentence that tells what to do, and the problems' places behind it.
  public func sentence(style: Style) -> String {
    style.spelled(words.withoutControls)
  }

  private var words: String {
    switch self {
    case .courseUnusable(let problems): Self.list("the course can't be read", problems)
    case .katasLeftOut(let problems): Self.leftOut(problems)
    case .kataUnusable(let id, let problems):
      Self.list("'\(id)' can't be used until this is mended", problems)
    case .noKatas(let path):
      "'\(path)' must have a 'course.yaml' that names a kata; give the course's folder with '--katas'"
    case .noKey(let id, let failure): "'\(id)' can't be asked: \(Self.words(failure))"
    case .scaffold(let problem): "\(problem)"
    default: argumentWords ?? surroundingsWords ?? ""
    }
  }

  /// About what was asked for.
  private var argumentWords: String? {
    switch self {
    case .unknownKata(let name, let nearest):
      "there is no kata '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'uikata list' names them all")
    case .unknownTrack(let name, let known):
      "there is no track '\(name)'; there are \(known.joined(separator: ", "))"
    case .unknownRule(let name, let nearest):
      "there is no rule '\(name)'; "
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
    case .notCode(let id):
      "'\(id)' isn't a kata to write code for; 'uikata answer' takes its answer"
    case .foreignFolder(let path):
      "'\(path)' has a 'Package.swift' that isn't ours; give a folder of its own"
    case .noCode: "this course has no kata to write code for"
    case .noAnswer: "an answer is read from standard input or from '--file', and there was none"
    case .unreadableAnswer(let reason, let question): Self.words(reason, question)
    case .noInterview(let wish):
      "nothing of these topics, up to level \(wish.level), fits into \(wish.minutes) minutes; give "
        + "more minutes, other topics or another level"
    case .notRules(let text): "rules must be a JSON object, unlike '\(text)'"
    default: nil
    }
  }

  /// About the machine.
  private var surroundingsWords: String? {
    switch self {
    case .program(let failure): "\(failure)"
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
    case .logbook(let error): error.sentence
    case .logbookNotice(let notice): notice
    default: nil
    }
  }

  private static func list(_ head: String, _ problems: [Problem]) -> String {
    ([head + ":"] + problems.map(\.description)).joined(separator: "\n")
  }

  private static func leftOut(_ problems: [Problem]) -> String {
    let katas = Set(problems.compactMap(\.kata)).count
    let first = problems.first.map { "\n\($0)" } ?? ""
    let subject =
      switch katas {
      case 0: "the course has a mistake"
      case 1: "one kata is left out until it is mended"
      default: "\(katas) katas are left out until they are mended"
      }
    return "\(subject); 'uikata course check' tells all:\(first)"
  }
}
