import Foundation

/// Reads one kata of a course after the other, at any time and on any thread.
struct KataShelfReader: Sendable {
  let root: URL
  /// The katas that `course.yaml` names, and where it names each.
  let places: [KataID: Place]
  /// What katas may refer to; nil where that isn't looked at.
  let references: KataFolder.References?
  /// Whose words they are read in, as far as there are any; nil for the authors'.
  let language: String?

  @Sendable func read(_ id: KataID) -> KataReading {
    let list = ProblemList()
    list.kata = id
    let kata = kata(id, into: list)
    return KataReading(kata: kata, problems: list.problems)
  }

  private func kata(_ id: KataID, into list: ProblemList) -> Kata? {
    let files = CourseFiles(root, list: list)
    let track = root.appending(path: id.track)
    guard files.names(in: track).contains(id.name + "/") else {
      if let place = places[id] {
        list.add("a kata has a folder, and '\(id)' has none", at: place)
      }
      return nil
    }
    return KataFolder(
      id: id, url: track.appending(path: id.name), files: files, katas: Set(places.keys),
      references: references, language: language
    ).read()
  }
}
