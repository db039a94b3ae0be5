import Foundation
import KataCourse

/// What is said of how far a learner has come, and of taking it elsewhere.
protocol ProgressWords {
  /// - Parameter known: how many others count as known by a placement run.
  func solved(_ count: Int, of total: Int, known: Int) -> String
  /// The row below all tracks.
  var allTracks: String { get }
  func answers(_ count: Int) -> String
  /// Above the beliefs that came back.
  var recurring: String { get }
  var moreByFact: String { get }

  var byFact: String { get }
  /// Behind the number of facts of which the latest answers show this.
  func meaning(of showing: Showing) -> String
  var unasked: String { get }
  /// In how many of the katas of a fact something was shown, and when for the last time.
  func shown(in answered: Int, of katas: Int, _ when: String) -> String
  /// How long ago something was.
  ///
  /// - Parameter days: from midnight to midnight.
  func ago(days: Int) -> String

  func nothingKept(of kata: String) -> String
  /// Plain text before the cursor.
  func forget(_ count: Int, of kata: String) -> String
  /// Whether an answer to that is a yes.
  func isYes(_ answer: String) -> Bool
  var nothingForgotten: String { get }
  func forgotten(_ count: Int, of kata: String) -> String

  func exported(_ count: Int) -> String
  func imported(_ result: MergeResult, of entries: Int) -> String
}
