/// What stands in pictures beside names and numbers, in one language.
public protocol PictureWords: Sendable {
  // A touch's way.
  func finger(_ finger: Int, at place: String) -> String
  /// A search for the view at a point that belongs to no touch.
  func search(from view: String, at place: String) -> String
  func times(_ count: Int) -> String
  func note(_ note: JourneyNote) -> String
  /// A view's override of `hitTest` answered with another view; nil for none.
  func ownHitTest(_ returned: String?) -> String
  func moreViews(_ count: Int) -> String
  func moreSiblings(_ count: Int) -> String
  var nobodyIsHit: String { get }
  var endOfTheChain: String { get }
  /// A recogniser and its view.
  func recognizer(_ name: String, of view: String) -> String
  /// The first and the last of those that hand it on.
  func stages(_ first: String, _ last: String) -> String

  // What became of a view.
  func isGone(_ view: String) -> String
  func isNew(_ view: String) -> String
  func isSeen(_ view: String, _ isSeen: Bool) -> String
  func hasSize(_ view: String, _ size: String, was old: String) -> String
  func moved(_ view: String, by way: String) -> String
  func moreChanges(_ count: Int) -> String
  func isTransformed(_ view: String) -> String

  // A table's cells.
  func cellsMade(_ count: Int) -> String
  /// How many cells wait under an identifier.
  func wait(_ count: Int) -> String
  /// The cell that is taken next.
  var leavesFirst: String { get }
  /// Rows in the middle that aren't drawn.
  func rowsBetween(_ count: Int) -> String

  // What controllers went through.
  /// Above the column of times, in at most six characters.
  var time: String { get }
  func eventsBefore(_ count: Int) -> String
  func stage(_ stage: ScreenStage) -> String

  /// Behind a list that is cut off.
  func andMore(_ count: Int) -> String
}

/// What a controller's screen is, as far as its callbacks tell.
public enum ScreenStage: Sendable, CaseIterable {
  case unloaded, loaded, moving, shown, gone
}

/// What is said of one view, recogniser or responder on a touch's way. Notes stand in a column of at
/// most 30 characters.
public enum JourneyNote: Sendable, Hashable, CaseIterable {
  case hit, hitByItsHitTest, hitByItsPoint
  case holds, ownPointHolds, outside, ownPointOutside
  case hidden, faint, disabled, moving, asked
  case hearsFirst, hearsToo
  case barred, unheard
  case nobodyAnswers
  case answers, answersAndHandsOn, handsOn
  /// Of several.
  case handOn
}

public struct EnglishPictureWords: PictureWords {
  public init() {}

  public func finger(_ finger: Int, at place: String) -> String { "finger \(finger) at \(place)" }
  public func search(from view: String, at place: String) -> String {
    "\(view).hitTest at \(place)"
  }
  public func times(_ count: Int) -> String { "\(count) times" }

  public func note(_ note: JourneyNote) -> String {
    switch note {
    case .hit: "hit"
    case .hitByItsHitTest: "hit, by its own hitTest"
    case .hitByItsPoint: "hit, by its own point(inside:)"
    case .holds: "holds the point"
    case .ownPointHolds: "its own point(inside:): yes"
    case .outside: "the point is outside"
    case .ownPointOutside: "its own point(inside:): no"
    case .hidden: "is hidden"
    case .faint: "its alpha is below 0.01"
    case .disabled: "its interaction is off"
    case .moving: "is being animated"
    case .asked: "asked"
    case .hearsFirst: "hears it first"
    case .hearsToo: "hears it too"
    case .barred: "another finger keeps it out"
    case .unheard: "hears nothing of it"
    case .nobodyAnswers: "nobody answers"
    case .answers: "answers"
    case .answersAndHandsOn: "answers, and hands it on"
    case .handsOn: "hands it on"
    case .handOn: "hand it on"
    }
  }

  public func ownHitTest(_ returned: String?) -> String {
    "its own hitTest: \(returned ?? "nobody")"
  }
  public func moreViews(_ count: Int) -> String { "and \(count) views more" }
  public func moreSiblings(_ count: Int) -> String { "\(count) more" }
  public var nobodyIsHit: String { "nobody is hit" }
  public var endOfTheChain: String { "end of the chain" }
  public func recognizer(_ name: String, of view: String) -> String { "\(name) of \(view)" }
  public func stages(_ first: String, _ last: String) -> String { "\(first) to \(last)" }

  public func isGone(_ view: String) -> String { "\(view) is gone" }
  public func isNew(_ view: String) -> String { "\(view) is new" }
  public func isSeen(_ view: String, _ isSeen: Bool) -> String {
    "\(view) \(isSeen ? "is seen now" : "is seen no more")"
  }
  public func hasSize(_ view: String, _ size: String, was old: String) -> String {
    "\(view) is \(size) now, was \(old)"
  }
  public func moved(_ view: String, by way: String) -> String {
    "\(view) moved by \(way) on screen"
  }
  public func moreChanges(_ count: Int) -> String { "and \(count) changes more" }
  public func isTransformed(_ view: String) -> String {
    "\(view) is transformed: its box is its frame"
  }

  public func cellsMade(_ count: Int) -> String {
    "\(count) \(count == 1 ? "cell" : "cells") made"
  }
  public func wait(_ count: Int) -> String { "\(count) \(count == 1 ? "waits" : "wait")" }
  public var leavesFirst: String { "leaves first" }
  public func rowsBetween(_ count: Int) -> String { "\(count) rows" }

  public var time: String { "time" }
  public func eventsBefore(_ count: Int) -> String { "\(count) before" }
  public func stage(_ stage: ScreenStage) -> String {
    switch stage {
    case .unloaded: "not loaded"
    case .loaded: "loaded"
    case .moving: "in transition"
    case .shown: "on screen"
    case .gone: "gone"
    }
  }

  public func andMore(_ count: Int) -> String { "and \(count) more" }
}
