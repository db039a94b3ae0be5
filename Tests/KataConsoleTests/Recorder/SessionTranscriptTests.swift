import KataConsole
import KataCourse
import KataTestSupport
import Testing

/// Whole sessions as a learner sees them at 60 columns.
@Suite struct SessionTranscriptTests {
  private func transcript(
    _ lines: String..., from name: String, style: Style = .plain, width: Int = 60,
    seed: Int = 1
  ) throws -> String {
    let session = try #require(Session(FruitCourse.course, standing: Standing(), seed: seed))
    var script = SessionScript(session)
    let recorder = Recorder(style: style, width: width)
    var text = ""
    func show(_ events: [SessionEvent]) {
      for event in events {
        let words = recorder.text(for: event)
        if !words.isEmpty { text += words + "\n" }
      }
    }
    show(script.begin(with: FruitCourse.course.kata(named: name)?.id))
    for line in lines {
      text += recorder.prompt(script.session.prompt) + line + "\n"
      show(script.say(line))
    }
    return text
  }

  @Test func show() throws {
    print(
      try transcript(
        "a b c d", "a b c", "hint", "c a b", "b a c", "hint", "hnt", "solution", "solution", "",
        "help", from: "wash"))
    print("=========")
    print(try transcript("a c b", "b c a", "c b a", "c a b", "a b c", "", "yes", "", from: "wash"))
    print("=========")
    print(
      try transcript(
        "3", "hint", "done", "", "2", "done", "", "", "12", "5", "120", "95.5", "list", "progress",
        "next", from: "count"))
    print("=========")
    print(try transcript("2", "two", "3", "", "a", "b", "c", "", from: "bruise"))
    print("=========")
    print(
      try transcript(
        "6 it might crash", "when the fruit is missing", "guard it", "12", "leak",
        "the closure keeps self alive", "8 bad", "done", "", from: "stand"))
  }
}
