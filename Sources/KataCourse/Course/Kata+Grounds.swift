import Foundation

extension Kata {
  /// What its *Why* rests on, by ID: the rules of the model that its beliefs change, then the facts
  /// that it teaches.
  ///
  /// Nobody writes this list, so it is never older than the kata. What a `code` kata withholds is
  /// no rule of what is taught, and isn't here.
  public var grounds: [String] { rules + teaches }

  /// Rules as `appearance.push`, sorted.
  var rules: [String] {
    guard case .predict(let prediction) = kind else { return [] }
    return Set(prediction.beliefs.flatMap(\.rules)).sorted()
  }
}

extension Belief {
  /// The rules it changes; none where it is a program.
  var rules: [String] {
    guard case .rules(let json) = world,
      let groups = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    else { return [] }
    return groups.flatMap { group, changes in
      (changes as? [String: Any])?.keys.map { "\(group).\($0)" } ?? [group]
    }
  }
}
