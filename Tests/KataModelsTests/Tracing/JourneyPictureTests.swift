import KataTrace
import Testing

@Suite("A drawing of a touch's journey")
struct JourneyPictureTests {
  private static let asked = [
    AskedView(name: "Window", depth: 0, answer: .holds),
    AskedView(name: "Feed.view", depth: 1, answer: .holds),
    AskedView(name: "banner", depth: 2, answer: .outside),
    AskedView(name: "ghost", depth: 2, answer: .hidden),
    AskedView(name: "mist", depth: 2, answer: .faint),
    AskedView(name: "title", depth: 2, answer: .disabled),
    AskedView(name: "flyer", depth: 2, answer: .moving),
    AskedView(
      name: "hole", depth: 2, answer: .holds, hasOwnHitTest: true, returned: nil),
    AskedView(name: "dot", depth: 3, answer: .outside, hasOwnPoint: true),
    AskedView(name: "card", depth: 2, answer: .holds, hasOwnPoint: true),
    AskedView(name: "photo", depth: 3, answer: .holds),
  ]

  private static func climb(
    _ callback: String, _ steps: [(String, Bool)], isAnswered: Bool = true
  ) -> TouchClimb {
    TouchClimb(
      journey: 1, callback: callback,
      steps: steps.map { TouchClimb.Step(name: $0.0, hasOwn: $0.1) }, isAnswered: isAnswered)
  }

  private static func text(
    _ journey: TouchJourney, _ climbs: [TouchClimb] = [], times: Int = 1,
    strokes: Strokes = .box, columns: Int = 60
  ) -> String {
    JourneyPicture(of: journey, climbs: climbs, times: times, strokes: strokes, columns: columns)
      .text()
  }

  private let journey = TouchJourney(
    number: 1, finger: 0, point: [200, 50.5], asked: asked, hit: "photo",
    listeners: [.init(name: "tap", view: "card"), .init(name: "pan", view: nil)])

  private let climbs = [
    climb(
      "touchesBegan", [("photo", false), ("card", true), ("Feed.view", false), ("Feed", true)]),
    climb("touchesMoved", [("photo", false), ("card", false)], isAnswered: false),
    climb("touchesMoved", [("photo", false), ("card", false)], isAnswered: false),
    climb(
      "touchesEnded", [("photo", false), ("card", false), ("Feed", false), ("App", false)],
      isAnswered: false),
  ]

  @Test func `says nothing of responders that are still to hear of it`() {
    let journey = TouchJourney(
      number: 1, finger: 0, point: [1, 2],
      asked: [AskedView(name: "card", depth: 0, answer: .holds)], hit: "card")
    #expect(
      JourneyPicture(of: journey, climbs: [], isUnderWay: true).text() == """
        finger 0 at (1, 2)
        ● card  hit
        """)
  }

  @Test func `goes down to the view that is hit, past those that are skipped, and up again`() {
    #expect(
      Self.text(journey, climbs, times: 3) == """
        finger 0 at (200, 50.5), 3 times
        ↓ Window            holds the point
        ↓   Feed.view       holds the point
        ×     banner        the point is outside
        ×     ghost         is hidden
        ×     mist          its alpha is below 0.01
        ×     title         its interaction is off
        ×     flyer         is being animated
        ×     hole          its own hitTest: nobody
        ×       dot         its own point(inside:): no
        ↓     card          its own point(inside:): yes
        ●       photo       hit
          tap of card       hears it first
          pan               hears it too
          touchesBegan
        ↑ photo             hands it on
        ↑ card              answers, and hands it on
        ↑ Feed.view         hands it on
        ↑ Feed              answers
          touchesMoved ×2
        ↑ photo             hands it on
        ↑ card              hands it on
          end of the chain  nobody answers
          touchesEnded
        ↑ photo to App      hand it on
          end of the chain  nobody answers
        """)
  }

  @Test func `in ASCII has nothing beyond it`() {
    let text = Self.text(journey, climbs, strokes: .ascii)
    #expect(text.filter { !$0.isASCII } == "")
    #expect(text.contains("\nv     card          its own point(inside:): yes\n*       photo"))
    #expect(text.contains("\nx     banner        the point is outside\n"))
    #expect(text.contains("\n  touchesMoved x2\n^ photo"))
  }

  @Test func `tells that a view hears nothing, and why`() {
    var barred = TouchJourney(
      number: 2, finger: 1, point: [1, 2],
      asked: [AskedView(name: "Window", depth: 0, answer: .holds)], hit: "Window", isBarred: true)
    #expect(
      Self.text(barred) == """
        finger 1 at (1, 2)
        ● Window  hit
          Window  another finger keeps it out
        """)
    barred.isBarred = false
    #expect(Self.text(barred).hasSuffix("\n  Window  hears nothing of it"))
  }

  @Test func `may end nowhere`() {
    let missed = TouchJourney(
      number: 1, finger: 0, point: [1, 2],
      asked: [AskedView(name: "Window", depth: 0, answer: .hidden)], hit: nil)
    #expect(
      Self.text(missed) == """
        finger 0 at (1, 2)
        × Window  is hidden
          nobody is hit
        """)
  }

  @Test func `of a call of hitTest ends with its answer`() {
    let asked = [
      AskedView(name: "Photo", depth: 0, answer: .holds),
      AskedView(name: "Hole", depth: 1, answer: nil, hasOwnHitTest: true, returned: "Button"),
    ]
    #expect(
      Self.text(TouchJourney(number: 1, finger: nil, point: [1, 2], asked: asked, hit: "Button"))
        == """
        Photo.hitTest at (1, 2)
        ↓ Photo   holds the point
        ↓   Hole  its own hitTest: Button
        ● Button  hit
        """)
  }

  @Test func `names two of many siblings that are skipped for one reason`() {
    let asked =
      [AskedView(name: "List", depth: 0, answer: .holds)]
      + (1...7).map { AskedView(name: "Row#\($0)", depth: 1, answer: .outside) }
    #expect(
      Self.text(TouchJourney(number: 1, finger: nil, point: [1, 2], asked: asked, hit: "List"))
        == """
        List.hitTest at (1, 2)
        ● List      hit
        ×   Row#1   the point is outside
        ×   Row#2   the point is outside
        ×   5 more  the point is outside
        """)
  }

  @Test(arguments: [40, 60, 80]) func `keeps to its columns`(columns: Int) {
    let deep = (0..<60).map {
      AskedView(name: "AViewWithAVeryLongName#\($0)", depth: $0, answer: .holds, hasOwnPoint: true)
    }
    let lines = Self.text(
      TouchJourney(
        number: 1, finger: 0, point: [1, 2], asked: deep, hit: "AViewWithAVeryLongName#59"),
      columns: columns
    ).split(separator: "\n")
    #expect(lines.filter { $0.count > columns } == [])
    #expect(lines.count == 26)
  }
}
