import Foundation
import KataCourse
import KataTestSupport
import Testing

@Suite struct `A code kata in a session` {
  private static let id = KataID(track: "fruit", name: "peeling")

  private static func script() -> SessionScript? {
    let kata = Kata(
      id: id, title: "Peel", kind: .code(Peeling.exercise), level: 1, minutes: 5, teaches: ["F1"],
      evidence: [], question: "Peel them.", hints: ["Look at each.", "Leave some out."],
      why: "Peel is bitter.", folder: .temporaryDirectory)
    let course = Course(
      title: "Fruit", models: "fruit",
      tracks: [
        Track(id: "fruit", title: "Fruit", page: "Fruit is peeled.", katas: [id])
      ], katas: [kata], folder: .temporaryDirectory)
    return Session(course, standing: Standing(), seed: 1).map { SessionScript($0) }
  }

  @Test func `shows the starter, some examples and the file`() throws {
    var script = try #require(Self.script())
    #expect(
      script.begin().map(\.summary).suffix(4) == [
        "posed fruit/peeling 1", "examplesWanted fruit/peeling 1", #"examples ["peels"]"#,
        "fileWanted fruit/peeling",
      ])
    #expect(script.session.question.program == Peeling.exercise.starter)
  }

  @Test func `waits for its examples, and goes on where there are none`() throws {
    var session = try #require(Self.script()).session
    _ = session.begin(at: 0)
    #expect(session.awaitsRun)
    #expect(session.receive(.examplesReady(Self.id, seed: 2, []), at: 1).isEmpty)
    let events = session.receive(.examplesReady(Self.id, seed: 1, []), at: 1)
    #expect(events.map(\.summary) == ["fileWanted fruit/peeling"])
    #expect(!session.awaitsRun)
    #expect(session.receive(.examplesReady(Self.id, seed: 1, []), at: 2).isEmpty)
  }

  @Test func `checks the file when it is edited or asked for, and counts each try`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    #expect(script.hear("edit") == ["editorWanted fruit/peeling"])
    #expect(script.receive(.edited(Self.id)).map(\.summary) == ["checkWanted fruit/peeling 1"])
    #expect(script.session.awaitsRun)
    let wrong = CodeVerdict.checked(
      [CheckResult(name: "peels", cases: 1, failure: .unreached)],
      mistake: Peeling.exercise.mistakes[0])
    #expect(
      script.receive(.checked(Self.id, seed: 1, source: "a", .success(wrong))).map(\.summary) == [
        "attempted wrong 'a' seed 1, 0 hints, 30.0 s, KeepsRotten", "codeJudged wrong 1",
      ])
    #expect(!script.session.awaitsRun)
    #expect(script.hear("check") == ["checkWanted fruit/peeling 1"])
    let peels = CheckResult(name: "peels", cases: 1)
    #expect(
      script.receive(.checkKnown(Self.id, seed: 1, peels)).map(\.summary) == [
        "checkKnown peels true"
      ])
    #expect(script.receive(.checkKnown(Self.id, seed: 2, peels)).isEmpty)
    let right = CodeVerdict.checked([CheckResult(name: "peels", cases: 1)], mistake: nil)
    #expect(
      script.receive(.checked(Self.id, seed: 1, source: "b", .success(right))).map(\.summary) == [
        "attempted right 'b' seed 1, 0 hints, 70.0 s", "codeJudged right 2",
        "nextTime peeling in 1",
        "why fruit/peeling",
        "finished fruit/peeling next none",
      ])
  }

  @Test func `goes on after a file that can't be read, and takes no lines for an answer`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    _ = script.hear("check")
    #expect(script.receive(.uncheckable(Self.id)).isEmpty)
    #expect(!script.session.awaitsRun)
    #expect(script.hear("peel them all") == ["unreadable empty"])
    #expect(script.hear("reset") == ["resetWanted fruit/peeling"])
  }

  @Test func `takes code over lines while brackets are open, whatever the lines say`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    #expect(script.session.isCode("func peel() {"))
    #expect(!script.session.isCommand("func peel() {"))
    #expect(script.hear("func peel() {", "", "  hint", "quit").isEmpty)
    #expect(script.session.prompt == .line(Self.id, number: 5, count: nil))
    #expect(script.session.isCode("check") && !script.session.isCommand("check"))
    #expect(
      script.hear("}") == ["codeTyped 'func peel() {\n\n  hint\nquit\n}' fruit/peeling"])
    #expect(script.session.prompt == .answer(Self.id))
    #expect(script.receive(.edited(Self.id)).map(\.summary) == ["checkWanted fruit/peeling 1"])
  }

  @Test func `takes a paste for one piece of code, with what stands between`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    for line in ["// One.", "func peel() {}", "", "func core() {}", ""] {
      #expect(script.receive(.pasted(line)).isEmpty)
    }
    #expect(
      script.hear("") == [
        "codeTyped '// One.\nfunc peel() {}\n\nfunc core() {}\n\n' fruit/peeling"
      ])
    #expect(script.receive(.pasted("hint")).map(\.summary) == ["hint 1/2 Look at each."])
  }

  @Test func `drops code that is begun at Ctrl-C, and at the end of input`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    #expect(script.hear("{", "  hint").isEmpty)
    #expect(script.receive(.interrupted).map(\.summary) == ["dropped 2"])
    #expect(script.hear("hint") == ["hint 1/2 Look at each."])
    #expect(script.hear("@MainActor").isEmpty)
    #expect(
      script.receive(.endOfInput).map(\.summary) == ["dropped 1", "goodbye", "ended"])
  }

  @Test func `shows the solution to who gives up`() throws {
    var script = try #require(Self.script())
    _ = script.begin()
    let events = script.hear("solution", "solution")
    #expect(events.first == "confirmSolution")
    #expect(events.contains { $0.contains("leaves") || $0.contains("rotten") })
  }

  @Test func `has words that no other kata has`() throws {
    var script = try #require(
      Session(FruitCourse.course, standing: Standing(), seed: 1).map { SessionScript($0) })
    _ = script.begin()
    #expect(
      script.hear("edit", "check", "reset") == ["notHere edit", "notHere check", "notHere reset"])
  }
}
