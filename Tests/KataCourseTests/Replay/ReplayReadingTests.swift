import KataTrace
import Testing

@testable import KataCourse

@Suite struct `A program's replay` {
  /// Addresses are a hundred times their lines.
  private static func replay(
    _ records: [ChannelRecord], printed: [String] = [],
    ending: ProgramRun.Ending = .exited(0), source: String = ""
  ) -> ProgramReplay {
    let told = records.compactMap { if case .output(_, let text) = $0 { text } else { nil } }
    let run = ProgramRun(
      output: (told + printed.map { $0 + "\n" }).joined(), errors: "", records: [],
      ending: ending, seconds: 0)
    let lines = Dictionary(uniqueKeysWithValues: (1...50).map { ($0 * 100, $0) })
    return ReplayReading.replay(of: run, records: records, lines: lines, source: source)
  }

  private static func at(_ lines: Int...) -> ChannelRecord { .place(calls: lines.map { $0 * 100 }) }

  private static func says(_ text: String, at time: Double = 0) -> ChannelRecord {
    .output(time: time, text: text + "\n")
  }

  private static func event(
    _ line: String, _ family: TraceFamily = .appearance, at time: Double = 0
  ) -> ChannelRecord {
    let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
    return .event(
      TraceEvent(time: time, family: family, subject: parts[0], callback: parts[1]))
  }

  private static func summary(_ replay: ProgramReplay) -> [String] {
    replay.steps.map { step in
      let what =
        switch step.happening {
        case .print: "print"
        case .event(let event): event.line
        case .touch(let touch, let times): "\(touch.phase) x\(times)"
        case .recognizer(let change, let times): "\(change.from)-\(change.to) x\(times)"
        case .screen: "screen"
        case .stopped: "stopped"
        case .rest: "rest"
        }
      return "\(what) \(step.lines) \(step.printed)"
    }
  }

  @Test func `has a step for each line that is printed, with where it comes from`() {
    let replay = Self.replay([
      Self.at(7, 7, 99, 12), Self.says("one"), Self.at(13), Self.says("two\nthree", at: 1.5),
    ])
    #expect(Self.summary(replay) == [#"print [7, 12] ["one"]"#, #"print [13] ["two", "three"]"#])
    #expect(replay.steps.map(\.time) == [0, 1.5])
    #expect(replay.output(at: 0) == ["one"])
    #expect(replay.output(at: 1) == ["one", "two", "three"])
    #expect(replay.subjects == [])
  }

  @Test func `takes a callback and the line printed for it as one step`() {
    let replay = Self.replay([
      Self.at(9), Self.event("Feed.viewDidLoad", .loading), Self.says("Feed.viewWillAppear"),
      Self.event("Feed.viewWillAppear"), Self.at(4, 9), Self.says("hello"),
      Self.event("Detail.viewDidLoad", .loading),
    ])
    #expect(
      Self.summary(replay) == [
        "Feed.viewDidLoad [9] []", #"Feed.viewWillAppear [9] ["Feed.viewWillAppear"]"#,
        #"print [4, 9] ["hello"]"#, "Detail.viewDidLoad [4, 9] []",
      ])
    #expect(replay.subject == .timeline)
    #expect(replay.controllers == ["Feed", "Detail"])
    #expect(replay.events(at: 1).map(\.line) == ["Feed.viewDidLoad", "Feed.viewWillAppear"])
  }

  @Test func `a single screen that comes and stays is no story`() {
    let replay = Self.replay([Self.event("Feed.viewDidAppear"), Self.says("done", at: 1)])
    #expect(replay.subjects == [])
    #expect(Self.summary(replay) == [#"print [] ["done"]"#])
  }

  private static func window(_ x: Double) -> ViewSnapshot {
    let badge = ViewSnapshot(
      name: "badge", type: "UIView", frame: [x, 0, 100, 100], bounds: [0, 0, 100, 100],
      inWindow: [x, 0, 100, 100])
    let root = ViewSnapshot(
      name: "View", type: "UIView", frame: [0, 0, 400, 800], bounds: [0, 0, 400, 800],
      inWindow: [0, 0, 400, 800], subviews: [badge])
    return ViewSnapshot(
      name: "Window", type: "UIWindow", frame: [0, 0, 400, 800], bounds: [0, 0, 400, 800],
      inWindow: [0, 0, 400, 800], subviews: [root])
  }

  @Test func `shows the views as they are when a line is printed, and after each turn`() {
    let replay = Self.replay([
      Self.at(3), .tree(time: 0, window: Self.window(0)), Self.at(5),
      .tree(time: 0, window: Self.window(10)), Self.says("moved"), Self.at(6),
      .tree(time: 1, window: Self.window(50)), .tree(time: 2, window: Self.window(90)),
      .end(time: 2),
    ])
    #expect(replay.subject == .tree)
    #expect(Self.summary(replay) == [#"print [5] ["moved"]"#, "screen [6] []"])
    #expect(replay.trees(at: 0).map(\.tree) == [Self.window(10)])
    #expect(replay.trees(at: 1).map(\.tree) == [Self.window(90)])
    #expect(replay.trees(at: 1).map(\.before) == [Self.window(10)])
  }

  @Test func `shows views that stand in no window until there is one`() {
    let loose = Self.window(0).subviews
    let replay = Self.replay([
      .loose(time: 0, views: loose), Self.says("one"), .tree(time: 0, window: Self.window(0)),
      Self.says("two"),
    ])
    #expect(replay.trees(at: 0).map(\.tree) == loose)
    #expect(replay.trees(at: 1).map(\.tree) == [Self.window(0)])
  }

  @Test func `calls views as the program does, where it prints nothing of theirs`() {
    let source = """
      let badge = UIView(frame: .zero)
      let stage = Stage(badge)
      for _ in 1...2 { let dot = UIView() }
      let card = Card(
      """
    func replay(_ more: ChannelRecord...) -> [String] {
      Self.replay(
        [
          Self.at(1), .made(name: "View", type: "UIView"), Self.at(2),
          .made(name: "View#2", type: "UIView"), Self.at(3), .made(name: "View#3", type: "UIView"),
          .made(name: "View#4", type: "UIView"), Self.at(4), .made(name: "Card", type: "Card"),
          .loose(
            time: 0,
            views: ["View", "View#2", "View#3", "View#4", "Card"].map {
              ViewSnapshot(
                name: $0, type: "UIView", frame: [0, 0, 1, 1], bounds: [0, 0, 1, 1],
                inWindow: [0, 0, 1, 1])
            }), Self.says("one"),
        ] + more, source: source
      ).trees(at: 0).map(\.tree.name)
    }
    #expect(replay() == ["badge", "View#2", "View#3", "View#4", "card"])
    #expect(
      replay(Self.says("Card.layoutSubviews"), Self.event("Card.layoutSubviews", .layout))
        == ["badge", "View#2", "View#3", "View#4", "Card"])
  }

  private static func pan(_ from: String, _ to: String) -> ChannelRecord {
    .recognizer(time: 0, RecognizerSnapshot(name: "pan", view: "card", from: from, to: to))
  }

  private static func touch(_ phase: String, _ x: Double) -> ChannelRecord {
    .touch(time: 0, TouchSnapshot(finger: 0, phase: phase, point: [x, 0], view: "card"))
  }

  @Test func `counts what repeats, and follows recognisers since they were at their start`() {
    let replay = Self.replay(
      [
        Self.touch("began", 0), Self.pan("possible", "failed"), Self.pan("failed", "possible"),
        Self.touch("moved", 1), Self.touch("moved", 2), Self.pan("possible", "began"),
        Self.pan("began", "changed"), Self.pan("changed", "changed"),
        Self.pan("changed", "changed"),
        Self.pan("changed", "ended"),
      ], source: "let pan = UIPanGestureRecognizer()")
    #expect(
      Self.summary(replay) == [
        "began x1 [] []", "possible-failed x1 [] []", "moved x2 [] []", "possible-began x1 [] []",
        "began-changed x1 [] []", "changed-changed x2 [] []", "changed-ended x1 [] []",
      ])
    #expect(replay.recognizers(at: 1).map { $0.map(\.to) } == [["failed"]])
    #expect(
      replay.recognizers(at: 6).map { $0.map(\.to) }
        == [["began", "changed", "changed", "changed", "ended"]])
  }

  @Test func `a touch is there when the finger comes down, and its climb when it was heard`() {
    let journey = TouchJourney(number: 1, finger: 0, point: [0, 0], asked: [], hit: "card")
    let climb = TouchClimb(
      journey: 1, callback: "touchesBegan", steps: [.init(name: "card", hasOwn: true)],
      isAnswered: true)
    let replay = Self.replay([
      Self.says("start"), .journey(time: 0, journey), Self.touch("began", 0),
      Self.says("card.touchesBegan"), Self.event("card.touchesBegan", .touches),
      Self.says("heard"), .climb(time: 0, climb),
    ])
    #expect(replay.subject == .touch)
    #expect(replay.journey(at: 0)?.journey == nil)
    #expect(replay.journey(at: 1)?.journey == journey)
    #expect((1...3).map { replay.journey(at: $0)?.isUnderWay } == [true, true, false])
    #expect(replay.journey(at: 3)?.climbs == [climb])
  }

  @Test func `what becomes of cells belongs to the callback before it`() {
    func table(_ cells: String...) -> TableSnapshot {
      TableSnapshot(
        name: "Table",
        rows: cells.enumerated().map {
          .init(path: "[0, \($0.offset)]", cell: .init(name: $0.element, shows: []))
        }, waiting: [])
    }
    let replay = Self.replay([
      Self.event("Table.cellForRowAt [0, 0]", .cells), .table(time: 0, table("Cell")),
      Self.event("Table.willDisplay [0, 0]", .cells), .table(time: 0, table("Cell#2")),
      .end(time: 0),
    ])
    #expect(replay.subject == .cells)
    #expect(replay.table(at: 0)?.table == table("Cell"))
    #expect(replay.table(at: 1)?.table == table("Cell#2"))
    #expect(replay.table(at: 1)?.before == table("Cell"))
    #expect(replay.table(at: 1)?.made == 2)
  }

  @Test func `ends with what isn't told in its place, and with where the program stopped`() {
    let crash = ProgramRun.Crash(line: 8, column: 1, message: "Index out of range", signal: 4)
    let replay = Self.replay(
      [Self.at(2), Self.says("one")], printed: ["past the library"], ending: .crashed(crash))
    #expect(
      Self.summary(replay) == [
        #"print [2] ["one"]"#, #"rest [] ["past the library"]"#, "stopped [8] []",
      ])
  }
}
