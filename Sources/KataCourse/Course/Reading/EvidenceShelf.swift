import Foundation

/// `evidence/*.json`: the cases that katas may rest on, by their IDs.
struct EvidenceShelf: Sendable {
  /// Whether a case is good enough to grade learners by.
  private(set) var isGradable: [String: Bool] = [:]
  /// Where each case was seen.
  private(set) var sources: [String: String] = [:]
  /// Whether every file could be read, so that an unknown ID is a mistake of the kata's.
  private(set) var isWhole = true

  private struct Case: Decodable {
    var id: String
    var gradable: Bool
    var source: String
  }

  init(_ files: CourseFiles) {
    let folder = files.root.appending(path: "evidence")
    for name in files.names(in: folder) where name.hasSuffix(".json") {
      let url = folder.appending(path: name)
      guard let data = try? Data(contentsOf: url),
        let cases = try? JSONDecoder().decode([Case].self, from: data)
      else {
        isWhole = false
        files.list.add(
          "evidence is a JSON list of cases, each with an 'id', 'gradable' and a 'source'",
          at: files.place(of: url))
        continue
      }
      for one in cases {
        if isGradable[one.id] != nil {
          files.list.add("'\(one.id)' names one case, and there are two", at: files.place(of: url))
        } else {
          isGradable[one.id] = one.gradable
          sources[one.id] = one.source
          for address in Address.links(in: one.source) where !Address.isWellFormed(address) {
            files.list.add(
              "'\(one.id)' has an address that isn't one: '\(address)'", at: files.place(of: url))
          }
        }
      }
    }
  }

  /// Notes what is wrong with resting on `source`: a case's ID, or an address.
  func vouch(for source: String, at place: Place, into list: ProblemList) {
    if Address.isWellFormed(source) { return }
    switch isGradable[source] {
    case true?: break
    case false?:
      list.add("a kata rests on gradable cases, and '\(source)' isn't one", at: place)
    case nil where !isWhole: break
    case nil:
      list.add(
        "'\(source)' is neither a case of 'evidence' nor an address", at: place,
        note: "an address begins with 'https://'")
    }
  }
}
