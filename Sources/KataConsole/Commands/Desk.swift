import Foundation
import KataCourse

/// What a command finds at hand: where it writes, which course it is about, what runs its programs
/// and where progress is kept.
public struct Desk {
  public var console: any Console
  /// The terminal's whole screen; nil for a pipe, and where the cursor can't be moved.
  public var screen: (any FullScreen)?
  /// Takes what is said beside the result, a line at a time: standard error.
  public var aside: (String) -> Void
  public var folder: CourseFolder
  public var runner: ProgramRunner
  /// Where the logbook lies; nil where there is no place for it.
  public var state: URL?
  /// Where learners write code.
  public var workbench: Workbench
  /// Opens a file in the learner's editor and waits until it is closed; false where none is named.
  public var edit: (URL) -> Bool
  public var version: String
  /// What everything is said in.
  public var language: Language
  /// Seconds on a clock that never goes back.
  public var now: () -> Double
  /// What clock and calendar say.
  public var date: () -> Date

  public init(
    console: any Console, screen: (any FullScreen)? = nil,
    aside: @escaping (String) -> Void, folder: CourseFolder,
    runner: ProgramRunner, state: URL?, workbench: Workbench = Workbench(folder: nil),
    edit: @escaping (URL) -> Bool = { _ in false }, version: String,
    language: Language = .english,
    now: @escaping () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    date: @escaping () -> Date = { .now }
  ) {
    self.console = console
    self.screen = screen
    self.aside = aside
    self.folder = folder
    self.runner = runner
    self.state = state
    self.workbench = workbench
    self.edit = edit
    self.version = version
    self.language = language
    self.now = now
    self.date = date
  }

  /// What was said of the logbook; shared by copies of the desk.
  let told = Told()

  final class Told {
    var errors: Set<LogbookError> = []
  }

  var recorder: Recorder {
    var recorder = Recorder(
      style: console.style, width: console.readingWidth, language: language)
    // Without labels, as the compiler names what it can't find.
    recorder.vocabulary = Set(runner.dialect.vocabulary.map { String($0.prefix { $0 != "(" }) })
    return recorder
  }
  var words: any Words { language.words }
  var keys: KeyMaker { KeyMaker(runner: runner) }

  /// Writes what a recorder says of each event.
  func tell(_ events: SessionEvent...) {
    for event in events { console.writeLine(recorder.text(for: event)) }
  }

  /// Says on the side that answers to a kata are tried by something else than its author recorded.
  func warnOfChangedDriver(_ kata: Kata) {
    if kata.hasChangedDriver == true { warn(.changedDriver(kata.id)) }
  }

  /// Says on the side what can't be done.
  public func warn(_ failure: CommandFailure) {
    aside("uikata: \(failure.sentence(style: console.style, in: language))")
  }
}
