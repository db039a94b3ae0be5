import KataCourse
import KataTestSupport
import KataTrace

@testable import KataConsole
@testable import KataCourse

/// A small replay of two controllers, made up.
enum ReplayStory {
  static let question = Question(FruitCourse.wash, seed: 1)

  static let source = """
    let detail = Detail() // <b>bold</b> & "quoted"
    stage.show(detail)
    print("<script>alert('no')</script>")

    """

  static let replay: ProgramReplay = {
    func event(_ time: Double, _ line: String) -> ChannelRecord {
      let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
      return .event(
        TraceEvent(time: time, family: .appearance, subject: parts[0], callback: parts[1]))
    }
    let records: [ChannelRecord] = [
      .place(calls: [2]), event(0, "Feed.viewDidAppear"),
      .output(time: 0.5, text: "Detail.viewWillAppear\n"), event(0.5, "Detail.viewWillAppear"),
      .place(calls: [3, 2]), .output(time: 1, text: "<script>alert('no')</script>\u{1B}[31m\n"),
    ]
    let output = "Detail.viewWillAppear\n<script>alert('no')</script>\u{1B}[31m\n"
    let run = ProgramRun(output: output, errors: "", records: [], ending: .exited(0), seconds: 0)
    return ReplayReading.replay(of: run, records: records, lines: [2: 2, 3: 3], source: source)
  }()

  static func told(_ style: Style = .plain) -> ToldReplay {
    ToldReplay(replay: replay, style: style)
  }
}
