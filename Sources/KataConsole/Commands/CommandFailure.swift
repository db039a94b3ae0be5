import Foundation
import KataCourse

/// Why a command can't do what it is asked, or not all of it: a fact, which becomes a sentence
/// in `Words`.
public enum CommandFailure: Error, Sendable {
  case courseUnusable([Problem])
  case noKatas(String)
  /// The course goes on without them.
  case katasLeftOut([Problem])
  case kataUnusable(KataID, [Problem])
  case unknownKata(String, nearest: KataID?)
  case unknownTrack(String, known: [String])
  case unknownRule(String, nearest: String?)
  case unreadableFile(String)
  /// Somebody else's file is a symbolic link.
  case linkedFile(String)
  case noKey(KataID, KeyFailure)
  case program(ProgramFailure)
  case noAnswer
  case unreadableAnswer(UnreadableAnswer, Question)
  case notRules(String)
  case noRules
  case noHome
  case noHomeForCode
  case unwritableFile(String)
  case fileTooLong(String, bytes: Int)
  /// The kata takes a file, and no lines.
  case takesFile(KataID)
  /// The kata has nothing to begin a scratchpad with.
  case noProgram(KataID)
  /// The kata has no program to step through.
  case noReplay(KataID)
  /// The kata's program does nothing that could be stepped through: it doesn't compile.
  case neverRuns(KataID)
  /// The kata takes no file.
  case notCode(KataID)
  /// There is somebody else's package in it.
  case foreignFolder(String)
  /// What tries answers to the kata isn't what was recorded.
  case changedDriver(KataID)
  /// The course has no kata that takes a file.
  case noCode
  /// Code that isn't one's own can't be run here; why, as the system says it.
  case nothingConfines(String)
  /// Nothing of these topics and levels fits into the time.
  case noInterview(InterviewWish)
  /// Nothing in the track, or in the course, is harder than where it begins.
  case noPlacement
  case logbook(LogbookError)
  /// Something became of the file, and all goes well.
  case logbookNotice(String)
  /// Answers of a session that is over, which couldn't be kept to the end.
  case answersLost(Int)
  /// What couldn't be kept before is kept now, and all goes well.
  case answersCaughtUp
  /// Nobody can be asked whether a kata is to be forgotten.
  case unsure(KataID)
  /// Not a file that was exported.
  case unreadableExport(String, LogbookTextError)
  /// The file to export to is the logbook itself.
  case exportOverLogbook(String)
  case scaffold(Problem)

  public var exitStatus: ExitStatus {
    switch self {
    case .unknownKata, .unknownTrack, .unknownRule, .unreadableFile, .noAnswer, .unreadableAnswer,
      .notRules, .fileTooLong, .noInterview, .noPlacement, .linkedFile, .foreignFolder, .takesFile,
      .noProgram, .notCode, .noReplay, .neverRuns, .unsure, .unreadableExport, .exportOverLogbook:
      .usage
    default: .broken
    }
  }
}
