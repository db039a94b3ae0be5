import Foundation
import KataTrace
import Testing

@Suite("A record of the channel")
struct ChannelRecordTests {
  private static let badge = ViewSnapshot(
    name: "badge \"new\"\n\u{1}", type: "UIView", frame: [0.5, 0, 1, 2], bounds: [0, 0, 1, 2],
    inWindow: [0, 0, 1, 2], isHidden: true, alpha: 0.25)
  private static let card = ViewSnapshot(
    name: "карта", type: "Card", frame: [-1, 1e20, 3, 4], bounds: [0, 40, 3, 4],
    inWindow: [1, 2, 3, 4], clipsToBounds: true, isTransformed: true, controller: "Feed",
    subviews: [badge])

  static let records: [ChannelRecord] = [
    .event(
      TraceEvent(time: 0.35, family: .appearance, subject: "Feed", callback: "viewDidAppear")),
    .tree(time: 0, window: card),
    .touch(time: 1, TouchSnapshot(finger: 1, phase: "began", point: [1.5, 2], view: nil)),
    .touch(time: 1, TouchSnapshot(finger: 0, phase: "moved", point: [1, 2], view: "card")),
    .recognizer(
      time: 2, RecognizerSnapshot(name: "pan", view: "card", from: "possible", to: "began")),
    .recognizer(
      time: 2,
      RecognizerSnapshot(name: "tap", view: nil, from: "possible", to: "ended", isDiscrete: true)),
    .journey(
      time: 2,
      TouchJourney(
        number: 3, finger: 1, point: [1, 2.5],
        asked: [
          AskedView(name: "Window", depth: 0, answer: .holds),
          AskedView(
            name: "hole", depth: 1, answer: nil, hasOwnPoint: true, hasOwnHitTest: true,
            returned: "card"),
        ], hit: "card", listeners: [.init(name: "tap", view: "card"), .init(name: "p", view: nil)],
        isBarred: true)),
    .journey(
      time: 2, TouchJourney(number: 4, finger: nil, point: [0, 0], asked: [], hit: nil)),
    .climb(
      time: 2,
      TouchClimb(
        journey: 3, callback: "touchesBegan", steps: [.init(name: "card", hasOwn: true)],
        isAnswered: false)),
    .output(time: 0.5, text: "карта \"1\"\n"),
    .place(calls: [4_398_046_511_104, 17]),
    .place(calls: []),
    .made(name: "View#2", type: "UIView"),
    .loose(time: 1, views: [card, badge]),
    .table(
      time: 1,
      TableSnapshot(
        name: "TableView",
        rows: [.init(path: "[0, 3]", cell: .init(name: "PhotoCell", shows: ["Photo 3"]))],
        waiting: [.init(identifier: "photo", cells: [.init(name: "PhotoCell#2", shows: [])])])),
    .observation(check: "finds the deepest view", value: "badge"),
    .end(time: 3),
  ]

  @Test("is one line, and reads back as it was", arguments: records)
  func readsBack(record: ChannelRecord) throws {
    let line = record.line
    #expect(line.hasSuffix("\n"))
    #expect(line.dropLast().contains("\n") == false)
    #expect(try JSONDecoder().decode(ChannelRecord.self, from: Data(line.utf8)) == record)
  }

  @Test func `says the largest number where there is none`() throws {
    let empty = ViewSnapshot(
      name: "v", type: "UIView", frame: [.infinity, -.infinity, .nan, 0], bounds: [0, 0, 0, 0],
      inWindow: [0, 0, 0, 0])
    let line = ChannelRecord.tree(time: 0, window: empty).line
    let read = try JSONDecoder().decode(ChannelRecord.self, from: Data(line.utf8))
    guard case .tree(_, let window) = read else { return #expect(Bool(false)) }
    let largest = Double.greatestFiniteMagnitude
    #expect(window.frame == [largest, -largest, 0, 0])
  }
}
