import KataTrace
import Testing

@testable import KataConsole

@Suite struct `A replay on a terminal` {
  private static func screen(
    _ columns: Int, _ rows: Int, style: Style = .plain, at step: Int = 1, help: Bool = false
  ) -> [String] {
    let told = ReplayStory.told(style)
    var walk = ReplayWalk(
      texts: told.replay.steps.indices.map(told.everything),
      pictures: told.replay.subjects.count)
    for _ in 1..<max(1, step) { walk.press(.down) }
    if help { walk.press(.character("h")) }
    return ReplayScreen(told, title: "basket/wash", size: (columns, rows)).lines(at: walk)
  }

  @Test func `shows program, output and picture below each other where it is narrow`() {
    #expect(
      Self.screen(60, 16, at: 3).joined(separator: "\n")
        == """
        basket/wash · step 3 of 3 · line 3 · 1 s
        <script>alert('no')</script>[31m
            1  let detail = Detail() // <b>bold</b> & "quoted"
        ·   2  stage.show(detail)
        ►   3  print("<script>alert('no')</script>")
        ── printed ─────────────────────────────────────────────────
          Detail.viewWillAppear
        ► <script>alert('no')</script>[31m
        ── timeline ────────────────────────────────────────────────
          time  Feed                       Detail
             0  ┃ viewDidAppear            ·
           0.5  ┃                          ╎ viewWillAppear
        · not loaded  │ loaded  ╎ in transition  ┃ on screen  × gone


        space on · b back · p picture · h help · q end
        """)
  }

  @Test func `shows the picture beside the program where it is wide`() {
    let lines = Self.screen(120, 20, at: 2)
    #expect(lines[2].hasPrefix("    1  let detail = Detail() // <b>bold</b> & \"quoted\""))
    #expect(lines[2].contains("── timeline ───"))
    #expect(lines[3].hasPrefix("►   2  stage.show(detail)"))
    #expect(lines[3].hasSuffix("  time  Feed                       Detail"))
  }

  @Test(arguments: [(20, 6), (40, 10), (60, 24), (80, 24), (92, 24), (200, 60)])
  func `fits any screen`(columns: Int, rows: Int) {
    for step in 1...3 {
      let lines = Self.screen(columns, rows, at: step)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
    }
    #expect(Self.screen(columns, rows, help: true).count == rows)
  }

  @Test func `marks in plain characters where there are no others, and without colour`() {
    let ascii = Style(hasColor: false, hasUnicode: false)
    let lines = Self.screen(60, 16, style: ascii, at: 3)
    #expect(lines[4] == ">   3  print(\"<script>alert('no')</script>\")")
    #expect(lines.allSatisfy { ascii.spelled($0).allSatisfy(\.isASCII) })
  }

  @Test func `colours where there is colour, and obeys nothing that a program printed`() {
    let lines = Self.screen(60, 16, style: Style(hasColor: true, hasUnicode: true), at: 3)
    #expect(lines[0].hasPrefix("\u{1B}[1mbasket/wash"))
    #expect(!lines.joined().contains("\u{1B}[31m[31m"))
    #expect(lines[1] == "<script>alert('no')</script>[31m")
  }

  @Test func `is a list of steps in a pipe, with each picture once`() {
    #expect(
      ReplayList(told: ReplayStory.told(), columns: 72).text == """
        step 1 of 3 · line 2 · 0 s
          Feed.viewDidAppear (not printed)
          2  stage.show(detail)
            time  Feed                          Detail
               0  ┃ viewDidAppear               ·
          · not loaded  │ loaded  ╎ in transition  ┃ on screen  × gone

        step 2 of 3 · line 2 · 0.5 s
          Detail.viewWillAppear
          2  stage.show(detail)
            time  Feed                          Detail
               0  ┃ viewDidAppear               ·
             0.5  ┃                             ╎ viewWillAppear
          · not loaded  │ loaded  ╎ in transition  ┃ on screen  × gone

        step 3 of 3 · line 3 · 1 s
          <script>alert('no')</script>[31m
          3  print("<script>alert('no')</script>")
        """)
  }
}
