import Foundation
import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// `uikata rules` on a catalogue of two changes of screens and two other rules.
@Suite("Rules")
struct RulesCommandTests {
  private static let catalogue = Program(
    source: ##"""
      print(
        #"""
        [
          {"id": "coming.slide", "says": "The old one goes first", "since": "iOS 5",
           "source": "a.example", "table": {"title": "A screen comes", "legend": "`new` comes."},
           "value": "[\"new.loads\",\"old.viewWillDisappear\",\"new.viewWillAppear\",\"transition.runs\",\"old.viewDidDisappear\",\"new.viewDidAppear\"]"},
          {"id": "coming.cover", "says": "The old one hears nothing", "since": "iOS 13",
           "source": "b.example", "disputed": "c.example disagrees",
           "table": {"title": "A screen comes", "legend": "`new` comes."},
           "value": "[\"new.viewWillAppear\",\"transition.runs\",\"new.viewDidAppear\",\"completion.runs\"]"},
          {"id": "coming.back", "says": "A finger lets go", "since": "iOS 7", "source": "a.example",
           "table": {"title": "A screen turns back", "legend": "`old` stays."},
           "value": "[\"new.viewWillDisappear\",\"old.viewWillAppear\"]"},
          {"id": "coming.states", "says": "States", "since": "iOS 3.2", "source": "d.example",
           "value": "[\"began\",\"ended\"]"},
          {"id": "going.seconds", "says": "It takes a while", "since": "iOS 7",
           "source": "e.example", "value": "0.35"}
        ]
        """#)
      """##, fileName: "Rules.swift")

  private func shown(
    _ id: String?, json: Bool = false, width: Int = 80, style: Style = .plain, course: URL? = nil
  ) async throws -> String {
    let state = try TemporaryFolder()
    let console = ScriptedConsole([], style: style, width: width)
    let desk = Desk(
      console: console, aside: { _ in }, folder: CourseFolder(course ?? state.url),
      runner: ProgramRunner(dialect: .plainSwift, cache: CompilerCache.shared), state: state.url,
      version: "1")
    let command = RulesCommand(id, isJSON: json, catalogue: Self.catalogue)
    #expect(try await command.run(at: desk) == .done)
    return console.transcript
  }

  @Test func `a group's orders stand side by side, and meet where the animation runs`()
    async throws
  {
    #expect(
      try await shown("coming") == """
        Each container has its own order
          `old will`, `old did`: `viewWillDisappear` and `viewDidDisappear` of the
          screen that leaves. `new will`, `new did`: `viewWillAppear` and
          `viewDidAppear` of the one that arrives.

                 before              after the animation
          slide  old will  new will  old did  new did
          cover  new will            new did

        A screen comes
          `new` comes.

          slide                    cover
          1 new.loads
          2 old.viewWillDisappear
          3 new.viewWillAppear     1 new.viewWillAppear
          4 transition.runs        2 transition.runs
          5 old.viewDidDisappear   3 new.viewDidAppear
          6 new.viewDidAppear      4 completion.runs

        coming.slide
          The old one goes first. Since iOS 5.
          Source: a.example

        coming.cover
          The old one hears nothing. Since iOS 13.
          Source: b.example
          Disputed: c.example disagrees

        A screen turns back
          `old` stays.

          back
          1 new.viewWillDisappear
          2 old.viewWillAppear

        coming.back
          A finger lets go. Since iOS 7.
          Source: a.example

        coming.states
          States. Since iOS 3.2.
            1 began
            2 ended
          Source: d.example

        """)
  }

  @Test func `columns that don't fit go below`() async throws {
    let text = try await shown("coming", width: 40)
    #expect(
      text.contains(
        """
          slide
          1 new.loads
          2 old.viewWillDisappear
          3 new.viewWillAppear
          4 transition.runs
          5 old.viewDidDisappear
          6 new.viewDidAppear

          cover
          1 new.viewWillAppear
        """))
  }

  @Test(arguments: [60, 80]) func `no line is wider than the terminal`(width: Int) async throws {
    for line in try await shown(nil, width: width).split(separator: "\n") {
      #expect(line.count <= width)
    }
  }

  @Test func `one rule is told in full`() async throws {
    #expect(
      try await shown("coming.cover") == """
        coming.cover
          The old one hears nothing. Since iOS 13.
            1 new.viewWillAppear
            2 transition.runs
            3 new.viewDidAppear
            4 completion.runs
          Source: b.example
          Disputed: c.example disagrees

        """)
    #expect(
      try await shown("going.seconds") == """
        going.seconds = 0.35
          It takes a while. Since iOS 7.
          Source: e.example

        """)
  }

  @Test func `as data, a rule is told without its table`() async throws {
    #expect(
      try await shown("coming.cover", json: true)
        == #"{"facts":[],"rules":[{"disputed":"c.example disagrees","id":"coming.cover","says":"#
        + #""The old one hears nothing","since":"iOS 13","source":"b.example","value":"#
        + #""[\"new.viewWillAppear\",\"transition.runs\",\"new.viewDidAppear\","#
        + #"\"completion.runs\"]"}]}"# + "\n")
  }

  @Test func `what the new screen does is coloured where there is colour`() async throws {
    let style = Style(hasColor: true, hasUnicode: true)
    let text = try await shown("coming.back", style: style)
    #expect(
      text.contains("    \u{1B}[36m1 new.viewWillDisappear\u{1B}[0m\n    2 old.viewWillAppear"))
  }

  @Test(arguments: ["goin", "going.", "going.sec"])
  func `the beginning of a name shows all that begin so`(id: String) async throws {
    #expect(try await shown(id) == (try await shown("going")))
  }

  @Test(arguments: ["F2", "f2"])
  func `a fact is told with its katas and their sources`(id: String) async throws {
    let fruit = try BasketFolder()
    #expect(
      try await shown(id, course: fruit.url) == """
        F2  Fruit
          Bananas ripen what lies beside them
          Katas: `basket/ripen`
          Sources:
          • https://example.org/fruit

        """)
    #expect(
      try await shown(id, json: true, course: fruit.url)
        == #"{"facts":[{"id":"F2","katas":["basket/ripen"],"says":"Bananas ripen what lies beside them","#
        + #""section":"Fruit","sources":["https://example.org/fruit"]}],"rules":[]}"# + "\n")
  }

  @Test(arguments: [("coming.slied", "coming.slide"), ("goign", "going"), ("F9", "F1")])
  func `an unknown ID is answered with the nearest`(id: String, nearest: String) async throws {
    let fruit = try BasketFolder()
    let failure = await #expect(throws: CommandFailure.self) {
      try await shown(id, course: fruit.url)
    }
    #expect(
      failure?.sentence(style: .plain)
        == "there is no rule or fact '\(id)'; did you mean '\(nearest)'?")
  }
}
