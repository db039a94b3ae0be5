import KataTrace
import Testing

@Suite("A drawing of two controllers side by side")
struct TimelinePictureTests {
  private static func event(_ time: Double, _ line: String) -> TraceEvent {
    let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
    return TraceEvent(
      time: time, family: .appearance, subject: parts[0], callback: parts[1])
  }

  private let events = [
    event(0, "Feed.viewDidLoad"), event(0, "Feed.viewWillAppear"), event(0, "Feed.viewDidAppear"),
    event(0, "Navigation.viewDidAppear"), event(0, "Detail.viewDidLoad"),
    event(0, "Feed.viewWillDisappear"), event(0, "Detail.viewWillAppear"),
    event(0.35, "Feed.viewDidDisappear"), event(0.35, "Detail.viewDidAppear"),
    event(1, "Feed.deinit"),
  ]

  @Test func `has a line for each callback, and says what both screens are by then`() {
    #expect(
      TimelinePicture(of: events, subjects: ["Feed", "Detail"]).text() == """
          time  Feed                       Detail
             0  │ viewDidLoad              ·
             0  ╎ viewWillAppear           ·
             0  ┃ viewDidAppear            ·
             0  ┃                          │ viewDidLoad
             0  ╎ viewWillDisappear        │
             0  ╎                          ╎ viewWillAppear
          0.35  │ viewDidDisappear         ╎
          0.35  │                          ┃ viewDidAppear
             1  × deinit                   ┃
        """)
  }

  @Test func `gives up what came first where there is no room for all`() {
    #expect(
      TimelinePicture(
        of: events, subjects: ["Feed", "Detail"], strokes: .ascii, columns: 48, rows: 4
      ).text() == """
          time  Feed                 Detail
             ~  7 before
          0.35  |                    # viewDidAppear
             1  x deinit             #
        """)
  }

  @Test func `cuts what is too long for its column`() {
    let events = [Self.event(0, "Feed.willMove(toParent: Navigation)")]
    #expect(
      TimelinePicture(of: events, subjects: ["Feed", "Detail"], columns: 40).lines[1]
        == "     0  · willMove(toP…  ·")
  }

  @Test func `explains its marks on as many lines as they take`() {
    #expect(
      TimelinePicture.legend(columns: 80, strokes: .ascii) == [
        ". not loaded  | loaded  : in transition  # on screen  x gone"
      ])
    #expect(
      TimelinePicture.legend(columns: 50, strokes: .ascii) == [
        ". not loaded  | loaded  : in transition", "# on screen  x gone",
      ])
  }
}
