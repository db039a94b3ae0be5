import KataCourse
import KataTrace

/// What is said while somebody steps through a program: plain text, without full stops where it stands
/// in a heading.
protocol ReplayWords {
  func step(_ number: Int, of count: Int) -> String
  func replayLine(_ line: Int) -> String
  /// - Parameter seconds: virtual ones.
  func replayTime(_ seconds: String) -> String

  /// - Parameter line: what the callback is called in full.
  func unprinted(_ line: String) -> String
  func touched(_ touch: TouchSnapshot, at point: String, times: Int) -> String
  func changed(_ change: RecognizerSnapshot, arrow: String, times: Int) -> String
  var screenChanges: String { get }
  var printedSomewhere: String { get }
  func stops(_ ending: ProgramRun.Ending) -> String

  /// Above what was printed, and in its place.
  var replayOutput: String { get }
  var nothingPrinted: String { get }
  var replayProgram: String { get }
  func picture(of subject: ReplaySubject) -> String
  var nothingDrawn: String { get }

  /// Below everything.
  var replayKeys: String { get }
  func notice(_ notice: ReplayWalk.Notice) -> String
  /// All keys, as lines that fit into 60 columns.
  var replayHelp: String { get }

  /// On a page for a browser, and of it.
  func pageWritten(_ steps: Int) -> String
  var steps: String { get }
  var backward: String { get }
  var onward: String { get }
  var otherPicture: String { get }
  var pageKeys: String { get }
}
