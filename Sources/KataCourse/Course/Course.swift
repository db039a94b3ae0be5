import Foundation

/// The tracks of a course and their katas, each of which is read when it is first asked for.
public struct Course: Sendable {
  public var title: String
  /// What the course says of the world it models, such as `UIKit as of iOS 26`.
  public var models: String
  public var tracks: [Track]
  public var folder: URL
  private let shelf: KataShelf

  init(title: String, models: String, tracks: [Track], folder: URL, shelf: KataShelf) {
    self.title = title
    self.models = models
    self.tracks = tracks
    self.folder = folder
    self.shelf = shelf
  }

  /// A course of katas that are at hand, each in the track that its ID names.
  public init(
    title: String, models: String, tracks: [Track], katas: [Kata], folder: URL
  ) {
    let read = Dictionary(uniqueKeysWithValues: katas.map { ($0.id, $0) })
    self.init(
      title: title, models: models, tracks: tracks, folder: folder,
      shelf: KataShelf { KataReading(kata: read[$0], problems: []) })
  }

  /// The katas in the order they are taught.
  public var kataIDs: [KataID] { tracks.flatMap(\.katas) }

  /// The kata of an ID; nil where the course has none, or one that can't be used.
  public func kata(_ id: KataID) -> Kata? {
    guard tracks.contains(where: { $0.katas.contains(id) }) else { return nil }
    return shelf[id].kata
  }

  /// Every kata that can be used, in the order they are taught. All of them are read.
  public var katas: [Kata] { kataIDs.compactMap { shelf[$0].kata } }

  /// What keeps katas from being used, of those that have been asked for.
  public var problems: [Problem] { kataIDs.flatMap { shelf.known($0)?.problems ?? [] } }
}

/// Katas that belong together, with the page that opens them.
public struct Track: Sendable {
  public var id: String
  public var title: String
  /// Markdown.
  public var page: String
  /// In the order they are taught.
  public var katas: [KataID]
  /// The sections of `facts.md` that it teaches.
  public var sections: [String]
  /// Whether it teaches every fact of them, and the course check holds it to that.
  public var isComplete: Bool

  public init(
    id: String, title: String, page: String, katas: [KataID], sections: [String] = [],
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
