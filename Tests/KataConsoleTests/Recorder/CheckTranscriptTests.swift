import KataConsole
import KataCourse
import KataTestSupport
import KataTrace
import Testing

/// What is told of one check of a learner's file.
@Suite struct CheckTranscriptTests {
  private func text(_ result: CheckResult, style: Style = .plain) -> String {
    Recorder(style: style, width: 60).text(for: .checkKnown(result))
  }

  private static let failure = CheckResult.Failure.differs(
    shows: "root\n  a", yours: "root", expected: "a", failing: 3)

  private static let tree: String = {
    let root = ViewSnapshot(
      name: "root", type: "UIView", frame: [0, 0, 100, 50], bounds: [0, 0, 100, 50],
      inWindow: [0, 0, 100, 50],
      subviews: [
        ViewSnapshot(
          name: "a", type: "UIView", frame: [50, 0, 50, 50], bounds: [0, 0, 50, 50],
          inWindow: [50, 0, 50, 50])
      ])
    return ChannelRecord.tree(
      time: 0,
      window: ViewSnapshot(
        name: "root", type: "UIView", frame: root.frame, bounds: root.bounds,
        inWindow: root.inWindow, subviews: [root])
    ).line
  }()

  @Test func `the smallest input stands above what was made of it, and is drawn below`() {
    var result = CheckResult(name: "finds it", cases: 9, failure: Self.failure)
    result.picture = Self.tree
    #expect(
      text(result) == """
          ✗ finds it
              the smallest of 3 cases that fail, of 9:
                root
                  a
                yours   root
                wanted  a
                ┌ root 100×50 ──┌ a 50×50 ─────┐
                │               │              │
                │               │              │
                │               │              │
                │               │              │
                │               │              │
                │               │              │
                └───────────────└──────────────┘
        """)
  }

  @Test(arguments: ["", "{}", "a tree", String(tree.dropLast(9))])
  func `what can't be drawn is left out`(picture: String) {
    var result = CheckResult(name: "finds it", cases: 1, failure: Self.failure)
    result.picture = picture
    #expect(
      text(result) == """
          ✗ finds it
                root
                  a
                yours   root
                wanted  a
        """)
  }

  @Test func `a picture can't command the terminal, and is tall at most`() {
    var result = CheckResult(name: "finds it", cases: 1, failure: Self.failure)
    result.picture = Self.tree.replacing("\"a\"", with: "\"\\u001b[2J\"")
      .replacing("[0,0,100,50]", with: "[0,0,100,9000]")
    #expect(!text(result).contains("\u{1B}"))
    #expect(text(result).count(where: { $0 == "\n" }) < 30)
  }
}
