import KataConsole
import KataCourse
import Testing

@testable import UIKataRunner

@Suite struct ArgumentTests {
  private func read(_ line: String) throws -> CommandLineReading {
    try CommandLineReading(line.split(separator: " ").map(String.init))
  }

  @Test(
    arguments: [
      ("", .course(seed: nil)),
      ("--seed 3", .course(seed: 3)),
      ("list", .list(track: nil, json: false, ids: false)),
      ("list --track=memory --json", .list(track: "memory", json: true, ids: false)),
      ("list --ids", .list(track: nil, json: false, ids: true)),
      ("show lifecycle/push", .show(kata: "lifecycle/push", seed: 1, json: false, program: false)),
      ("show --seed 7 push --program", .show(kata: "push", seed: 7, json: false, program: true)),
      ("progress --json", .progress(track: nil, .json)),
      ("progress --track memory --facts", .progress(track: "memory", .facts)),
      ("forget push --yes", .forget(kata: "push", isSure: true)),
      ("export", .exporting(file: nil)),
      ("export a.jsonl", .exporting(file: "a.jsonl")),
      ("import a.jsonl", .importing(file: "a.jsonl")),
      ("due", .due(track: nil, json: false)),
      ("due --track memory --json", .due(track: "memory", json: true)),
      ("placement --track memory", .placement(track: "memory", json: false)),
      ("placement --json", .placement(track: nil, json: true)),
      ("answer push --file a.txt", .answer(kata: "push", seed: 1, file: "a.txt", json: false)),
      ("answer --json -- push", .answer(kata: "push", seed: 1, file: nil, json: true)),
      (
        "run Feed.swift --rules {}",
        .run(file: "Feed.swift", isolation: .nonisolated, rules: "{}", json: false)
      ),
      (
        "run Feed.swift --swift-5",
        .run(file: "Feed.swift", isolation: .swift5, rules: nil, json: false)
      ),
      (
        "run Feed.swift --approachable",
        .run(file: "Feed.swift", isolation: .approachable, rules: nil, json: false)
      ),
      (
        "try", .scratchpad(kata: nil, seed: 1, isolation: .nonisolated, rules: nil, json: false)
      ),
      (
        "try push --seed 2 --approachable --json",
        .scratchpad(kata: "push", seed: 2, isolation: .approachable, rules: nil, json: true)
      ),
      ("interview", .interview(InterviewWish(seed: 0), reports: [])),
      (
        "interview --minutes 40 --topics lists,memory --level 4 --seed 7 --allow-back",
        .interview(
          InterviewWish(
            minutes: 40, topics: ["lists", "memory"], level: 4, seed: 7, allowsBack: true),
          reports: [])
      ),
      (
        "interview --report a.html --report b.json",
        .interview(
          InterviewWish(seed: 0), reports: ["a.html", "b.json"].compactMap { ReportFile($0) })
      ),
      (
        "interview --sheet a.MD --seed 2",
        .interviewSheet(InterviewWish(seed: 2), files: ["a.MD"].compactMap { ReportFile($0) })
      ),
      ("rules", .rules(id: nil, json: false)),
      ("rules appearance.push --json", .rules(id: "appearance.push", json: true)),
      ("beliefs", .beliefs(json: false)),
      ("course check", .courseCheck(CourseCheck.Effort(runs: 2, seeds: 10))),
      (
        "course check --runs 20 --seeds 200 --thorough",
        .courseCheck(CourseCheck.Effort(runs: 20, seeds: 200, isThorough: true))
      ),
      ("check hit-test", .check(kata: "hit-test", file: nil, seed: 1, sandbox: false, json: false)),
      (
        "check hit-test my.swift --seed 2 --json",
        .check(kata: "hit-test", file: "my.swift", seed: 2, sandbox: false, json: true)
      ),
      ("watch", .watch(kata: nil, seed: 1)),
      ("workspace katas", .workspace("katas")),
      ("watch hit-test", .watch(kata: "hit-test", seed: 1)),
      ("course record", .courseRecord),
      ("course new lists/reuse", .courseNew(KataID(track: "lists", name: "reuse"))),
      ("report push --seed 2", .report(kata: "push", seed: 2)),
      ("doctor", .doctor),
      ("completions zsh", .completions(.zsh)),
      ("help", .help(nil)),
      ("help show", .help(.show)),
      ("--help", .help(nil)),
      ("show --help", .help(.show)),
      ("answer -h", .help(.answer)),
      ("--version", .version),
    ] as [(String, Invocation)])
  func `a command line is understood`(line: String, invocation: Invocation) throws {
    #expect(try read(line).invocation == invocation)
  }

  @Test func `every command takes another course`() throws {
    for command in ["", "list", "show push", "course check", "doctor", "rules"] {
      #expect(try read("\(command) --katas fruit").katas == "fruit")
    }
  }

  @Test(arguments: [
    ("lst", "there is no command 'lst'; did you mean 'list'?"),
    ("dance", "there is no command 'dance'; 'uikata help' names them all"),
    ("interviw", "there is no command 'interviw'; did you mean 'interview'?"),
    (
      "interview --report a.pdf",
      "a report's name ends in .txt, .md, .html or .json, unlike 'a.pdf'"
    ),
    ("interview --level 6", "a level is a whole number from 1 to 5, unlike '6'"),
    ("interview --minutes soon", "'--minutes' takes a whole number from 1, unlike 'soon'"),
    ("interview --sheet a.md", "'--sheet' needs '--seed', which says which interview it is of"),
    ("interview --sheet a.md --report b.md", "'--report' and '--sheet' exclude each other"),
    ("interview now", "'uikata interview' has no place for 'now'"),
    ("grade", "there is no command 'grade'; 'uikata help' names them all"),
    ("list --jsno", "there is no option '--jsno'; did you mean '--json'?"),
    ("list -x", "there is no option '-x'; 'uikata help' names them all"),
    ("list --seed 2", "'uikata list' has no option '--seed'"),
    ("--json", "'uikata' has no option '--json'"),
    ("course record --runs 3", "'uikata course' has no option '--runs'"),
    ("course record --seeds 3", "'uikata course' has no option '--seeds'"),
    ("course record --thorough", "'uikata course' has no option '--thorough'"),
    ("course check --runs none", "'--runs' takes a whole number from 1, unlike 'none'"),
    ("run a.swift --approachable --swift-5", "'--approachable' and '--swift-5' exclude each other"),
    ("show push --seed", "'--seed' takes a value: N"),
    ("list --json=yes", "'--json' takes no value"),
    ("list --json --json", "'--json' can be given once"),
    ("show push --seed 0", "a seed is a whole number from 1, unlike '0'"),
    ("show push --seed one", "a seed is a whole number from 1, unlike 'one'"),
    ("show", "'uikata show' needs KATA; see 'uikata show --help'"),
    ("run", "'uikata run' needs FILE.swift; see 'uikata run --help'"),
    ("show push pop", "'uikata show' has no place for 'pop'"),
    ("list memory", "'uikata list' has no place for 'memory'"),
    ("course", "'uikata course' needs check, record or new; see 'uikata course --help'"),
    ("course chekc", "'uikata course' doesn't know 'chekc'; did you mean 'check'?"),
    ("course new push", "a kata is named TRACK/NAME, unlike 'push'"),
    ("completions zhs", "'uikata completions' doesn't know 'zhs'; did you mean 'zsh'?"),
    (
      "completions powershell",
      "'uikata completions' doesn't know 'powershell'; it knows bash, zsh, fish"
    ),
    ("help lst", "'uikata help' doesn't know 'lst'; did you mean 'list'?"),
    ("list --language la", "there are no words in 'la'; there are some in en, ru"),
  ])
  func `a wrong command line is answered with a rule`(line: String, sentence: String) {
    let error = #expect(throws: UsageError.self) { try read(line) }
    #expect(error.map(EnglishUsage().sentence(for:)) == sentence)
  }

  @Test(arguments: CommandName.allCases)
  func `every command is in the usage and explains itself`(command: CommandName) {
    for words in Language.allCases.map(\.usage) {
      let (synopsis, body) = words.page(for: command)
      #expect(synopsis.hasPrefix(command.rawValue))
      #expect(!body.isEmpty)
      #expect(words.usage.split { !$0.isLetter }.contains { $0 == command.rawValue })
      for option in command.options { #expect(synopsis.contains(option.rawValue)) }
    }
  }

  @Test func `a wrong command line is answered in the language it asks for`() throws {
    #expect(Language.spoken(with: ["list", "--language", "ru", "--jsno"], [:]) == .russian)
    #expect(Language.spoken(with: ["lst"], ["UIKATA_LANGUAGE": "ru"]) == .russian)
    #expect(Language.spoken(with: ["lst"], ["UIKATA_LANGUAGE": "la"]) == .english)
    #expect(
      RussianUsage().sentence(for: .unknownCommand("lst", nearest: "list"))
        == "команды 'lst' нет; может быть, 'list'?")
  }

  @Test(arguments: [60, 80], [nil] + CommandName.allCases)
  func `help fits a screen of 24 rows, with the prompt below it`(
    width: Int, command: CommandName?
  ) {
    for words in Language.allCases.map(\.usage) {
      let page = command.map { words.help(for: $0, width: width) } ?? words.usage
      let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count <= 24)
      #expect(rows.filter { $0.count > width } == [])
    }
  }

  @Test func `help wraps each row beneath its own text`() {
    #expect(
      EnglishUsage().help(for: .course, width: 60) == """
        uikata course check [--runs N] [--seeds N] [--thorough] |
                 record | new TRACK/NAME [--katas DIR]

        check   proves that every kata loads, runs, prints what is
                recorded, and is fair; with --runs, that it prints
                the same so many times; with --seeds, that so many
                variants, 10 unless given, have one answer, and none
                that is had for nothing; with --thorough, under -O
                as well, and every belief at every seed
        record  writes down what every kata prints now
        new     makes a kata's folder, ready to be filled in

        """)
  }

  @Test(arguments: [(Option.seed, "N"), (.json, nil)] as [(Option, String?)])
  func `an option knows whether it takes a value`(option: Option, value: String?) {
    #expect(option.value == value)
  }
}
