import KataConsole
import KataCourse
import KataTestSupport
import KataTrace
import Testing

extension RecorderTests {
  @Test func `a picture is drawn in what characters there are, and says what changed`() throws {
    func window(_ y: Double) -> ViewSnapshot {
      let badge = ViewSnapshot(
        name: "badge", type: "UIView", frame: [200, y, 180, 50], bounds: [0, 0, 180, 50],
        inWindow: [200, y, 180, 50])
      return ViewSnapshot(
        name: "Window", type: "UIWindow", frame: [0, 0, 400, 100], bounds: [0, 0, 400, 100],
        inWindow: [0, 0, 400, 100], subviews: [badge])
    }
    var key = Key(printed: [])
    key.records = [40, 0].map { ChannelRecord.tree(time: 0, window: window($0)).line }
    let event = SessionEvent.drawn(key.story)
    #expect(
      text(event, width: 40) == """

        window 400×100
                            ┌ badge 180×50 ──┐
                            │                │
                            └────────────────┘


        badge moved by (0, -40) on screen
        """)
    let ascii = Style(hasColor: false, hasUnicode: false)
    #expect(
      text(event, style: ascii, width: 40) == """

        window 400x100
                            + badge 180x50 --+
                            |                |
                            +----------------+


        badge moved by (0, -40) on screen
        """)
  }

  @Test func `touches and recognisers are drawn below, the first few of each`() {
    func journey(_ number: Int) -> ChannelRecord {
      .journey(
        time: 0,
        TouchJourney(
          number: number, finger: 0, point: [Double(number), 5],
          asked: [
            AskedView(name: "Stall", depth: 0, answer: .holds),
            AskedView(name: "sign", depth: 1, answer: .hidden),
          ], hit: "Stall"))
    }
    let tap = RecognizerSnapshot(
      name: "tap", view: "Stall", from: "possible", to: "failed", isDiscrete: true)
    var key = Key(printed: [])
    key.records =
      [ChannelRecord.recognizer(time: 0, tap).line]
      + [1, 2, 3, 4, 5, 5, 6].map { journey($0).line }
    let event = SessionEvent.drawn(key.story)
    let drawing = text(event, width: 60)
    #expect(
      drawing.hasPrefix(
        """

        finger 0 at (1, 5)
        ● Stall   hit
        ×   sign  is hidden
          Stall   hears nothing of it

        finger 0 at (2, 5)

        """))
    #expect(
      drawing.hasSuffix(
        """

        And 3 touches more.

        tap of Stall
        ┌──────────┐     ┌╌╌╌╌╌╌╌┐
        │ possible ├╌╌╌╌►╎ ended ╎
        └────┬─────┘     └╌╌╌╌╌╌╌┘
             │ 1
        ┌────▼─────┐
        │  failed  │
        └──────────┘
        1 failed
        """))
    let color = Style(hasColor: true, hasUnicode: true)
    #expect(
      text(event, style: color, width: 60).hasPrefix(
        "\n\u{1B}[1mfinger 0 at (1, 5)\u{1B}[0m\n\u{1B}[1m● Stall   hit\u{1B}[0m\n"
          + "\u{1B}[2m×   sign  is hidden\u{1B}[0m\n"))
    let ascii = Style(hasColor: false, hasUnicode: false)
    #expect(text(event, style: ascii).filter { !$0.isASCII } == "")
  }
}
