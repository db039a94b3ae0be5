import Foundation
import KataTestSupport
import Testing

/// A case of `Katas/evidence` that katas may ask.
struct EvidenceCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let title: String
  let setup: JSON
  let action: JSON
  let expected: JSON
  let machine: Bool?
  let gradable: Bool

  var testDescription: String { "\(id) \(title)" }

  /// The gradable cases of a file that are a tree or a script that can be replayed.
  static func all(in file: String) -> [EvidenceCase] {
    gradable(in: file).filter { $0.machine == true }
  }

  /// The gradable cases of a file that say in words what was done.
  static func inWords(in file: String) -> [EvidenceCase] {
    gradable(in: file).filter { $0.machine != true }
  }

  private static func gradable(in file: String) -> [EvidenceCase] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: "Katas/evidence/\(file).json")
    do {
      return try JSONDecoder().decode([Lenient].self, from: RealDisk.data(at: path))
        .compactMap(\.gradable)
    } catch {
      fatalError("\(path.path()): \(error)")
    }
  }

  /// The others needn't have the shape.
  private struct Lenient: Decodable {
    let gradable: EvidenceCase?

    init(from decoder: any Decoder) throws {
      let all = try [String: JSON](from: decoder)
      gradable = all["gradable"]?.bool == true ? try EvidenceCase(from: decoder) : nil
    }
  }
}

/// The cases of one file, and those that the model can't replay yet.
struct EvidenceCoverage: Sendable {
  let all: [EvidenceCase]
  /// Why, by case ID.
  let waiting: [String: String]

  /// - Parameter waiting: reasons, each with the IDs it holds for.
  init(_ file: String, waiting reasons: [String: [String]]) {
    all = EvidenceCase.all(in: file)
    waiting = Dictionary(
      uniqueKeysWithValues: reasons.flatMap { reason, ids in ids.map { ($0, reason) } })
  }

  var replayed: [EvidenceCase] { all.filter { waiting[$0.id] == nil } }

  /// IDs that wait and are no replayable cases at all.
  var strays: Set<String> { Set(waiting.keys).subtracting(all.map(\.id)) }
}
