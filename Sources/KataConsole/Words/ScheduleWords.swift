import KataCourse

/// What is said of katas that come again, and of where one begins.
protocol ScheduleWords {
  /// Under a right answer, and where one was given up.
  ///
  /// - Parameters:
  ///   - days: 1 or more.
  ///   - withOtherValues: whether the kata is dealt anew then.
  func nextTime(inDays days: Int, withOtherValues: Bool) -> String

  /// Above the list of what is due.
  func due(_ count: Int, minutes: Int) -> String
  /// When a kata became due; 0 is today.
  func ago(_ days: Int) -> String
  /// In the place of a day, where a kata is there for a belief alone.
  var toPractise: String { get }
  /// Before what a kata says to who holds the belief.
  func cameFromOneIdea(_ times: Int) -> String
  var nothingDue: String { get }
  func upcoming(_ kata: String, inDays days: Int) -> String
  /// What return does from now on.
  var leadsThrough: String { get }
  /// Whether to go through what is due.
  var offer: String { get }
  /// At the end of what was due.
  var nothingMoreDue: String { get }
  func stillDue(_ count: Int) -> String

  func placementBegan(tracks: Int) -> String
  /// - Parameter level: katas of lower levels count as known; 1 where none does.
  func placed(_ track: String, level: Int) -> String
  var placementOver: String { get }
  func notInPlacement(_ word: Word) -> String
  /// Under a list, behind the mark.
  var countsAsKnown: String { get }
}
