import KataCourse
import KataTrace
import Testing

@Suite struct `A program's story` {
  private static func journey(_ number: Int, _ hit: String?, finger: Int? = 0) -> ChannelRecord {
    .journey(
      time: 0,
      TouchJourney(number: number, finger: finger, point: [1, 2], asked: [], hit: hit))
  }

  private static func climb(_ number: Int, _ name: String) -> ChannelRecord {
    .climb(
      time: 0,
      TouchClimb(
        journey: number, callback: "touchesBegan", steps: [.init(name: name, hasOwn: true)],
        isAnswered: true))
  }

  private static let began = ChannelRecord.touch(
    time: 0, TouchSnapshot(finger: 0, phase: "began", point: [1, 2], view: "card"))

  private static func story(_ records: ChannelRecord...) -> ProgramStory {
    ProgramStory(records: records.map(\.line) + ["no record", "{\"tree\":0}"])
  }

  @Test func `holds each way once, and how often it was gone`() {
    let story = Self.story(
      Self.journey(1, "card"), Self.climb(1, "card"), Self.journey(2, "card"),
      Self.climb(2, "Feed"), Self.journey(3, "card"), Self.climb(3, "card"))
    #expect(story.touches.map(\.times) == [2, 1])
    #expect(story.touches.map { $0.climbs.map { $0.steps[0].name } } == [["card"], ["Feed"]])
  }

  @Test func `counts the fingers that it tells nothing of`() {
    let story = Self.story(
      Self.journey(1, "card"), Self.began, Self.began, Self.began, Self.journey(2, nil),
      Self.journey(3, "card", finger: nil))
    #expect(story.untoldTouches == 2)
  }

  @Test func `keeps recognisers apart by their names and views`() {
    func change(_ name: String, _ view: String) -> ChannelRecord {
      .recognizer(
        time: 0, RecognizerSnapshot(name: name, view: view, from: "possible", to: "failed"))
    }
    let story = Self.story(
      change("tap", "card"), change("pan", "card"), change("tap", "feed"), change("tap", "card"))
    #expect(story.recognizers.map(\.count) == [2, 1, 1])
  }

  @Test func `of nothing is empty`() {
    #expect(Self.story().isEmpty)
    #expect(!Self.story(Self.journey(1, nil)).isEmpty)
  }
}
