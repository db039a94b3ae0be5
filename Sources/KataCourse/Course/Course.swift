import Foundation

/// A folder of katas, read and found to be well formed.
public struct Course: Sendable {
  public var title: String
  /// What the course says of the world it models, such as `UIKit as of iOS 26`.
  public var models: String
  public var tracks: [Track]
  public var facts: [FactID: Fact]
  public var folder: URL

  public init(
    title: String, models: String, tracks: [Track], facts: [FactID: Fact], folder: URL
  ) {
    self.title = title
    self.models = models
    self.tracks = tracks
    self.facts = facts
    self.folder = folder
  }

  /// The katas in the order they are taught.
  public var katas: [Kata] { tracks.flatMap(\.katas) }

  public func kata(_ id: KataID) -> Kata? { katas.first { $0.id == id } }
}

/// Katas that belong together, with the page that opens them.
public struct Track: Sendable {
  public var id: String
  public var title: String
  /// Markdown.
  public var page: String
  public var katas: [Kata]
  /// The sections of `facts.md` that it teaches.
  public var sections: [String]
  /// Whether it teaches every fact of them, and the course check holds it to that.
  public var isComplete: Bool

  public init(
    id: String, title: String, page: String, katas: [Kata], sections: [String] = [],
    isComplete: Bool = false
  ) {
    self.id = id
    self.title = title
    self.page = page
    self.sections = sections
    self.isComplete = isComplete
    self.katas = katas
  }
}

/// What a learner has to be able to use.
public struct Fact: Sendable, Hashable {
  public var id: FactID
  public var text: String
  /// The heading it stands under.
  public var section: String
  /// A fact that can't be executed, and is taught by review or by choice.
  public var isJudgement: Bool

  public init(id: FactID, text: String, section: String, isJudgement: Bool) {
    self.id = id
    self.text = text
    self.section = section
    self.isJudgement = isJudgement
  }
}

/// `L3`, say.
public typealias FactID = String
