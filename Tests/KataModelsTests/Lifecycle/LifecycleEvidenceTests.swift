import Testing

@Suite("What was seen on Apple's systems")
@MainActor struct LifecycleEvidenceTests {
  /// Cases whose lines are compared whole, and cases that list what is true in some callbacks.
  nonisolated private static let ids = LifecycleScripts.ids + LifecycleScripts.sceneIDs
  nonisolated private static let truths = ["N11", "N17", "M10"]

  @Test("happens in the model", arguments: ids)
  func happens(id: String) throws {
    let seen = try #require(LifecycleCase.gradable.first { $0.id == id })
    let script = try #require(LifecycleScripts.all[id])
    #expect(script() == seen.lines)
  }

  @Test("is true in the model", arguments: truths)
  func isTrue(id: String) throws {
    let seen = try #require(LifecycleCase.gradable.first { $0.id == id })
    let script = try #require(LifecycleScripts.all[id])
    #expect(untrue(of: seen, in: script()) == [])
  }

  @Test func `is either acted out or left out for a reason`() {
    let acted = Self.ids + Self.truths
    #expect(Set(acted).isDisjoint(with: LifecycleScripts.leftOut.keys))
    #expect(
      Set(LifecycleCase.gradable.map(\.id)) == Set(acted).union(LifecycleScripts.leftOut.keys))
    #expect(!LifecycleCase.gradable.isEmpty)
  }

  @Test func `agrees with the model, and the rest waits by name`() throws {
    let cases = LifecycleCase.gradable.filter { LifecycleScripts.leftOut[$0.id] == nil }
    let agreeing = cases.filter { seen in
      guard let lines = LifecycleScripts.all[seen.id]?() else { return false }
      return Self.truths.contains(seen.id) ? untrue(of: seen, in: lines) == [] : lines == seen.lines
    }
    print(
      "life cycle: \(agreeing.count) of \(cases.count) cases agree, "
        + "\(LifecycleScripts.leftOut.count) wait for what the model lacks")
    #expect(agreeing.map(\.id) == cases.map(\.id))
  }

  /// The lines of the case that no line of the model's says: the callback, and what is true in it.
  private func untrue(of seen: LifecycleCase, in lines: [String]) -> [String] {
    seen.expected.filter { expected in
      let words = expected.split(separator: " ").map(String.init)
      return !lines.contains { line in
        let said = line.split(separator: " ").map(String.init)
        return said.first == words.first && words.allSatisfy(said.contains)
      }
    }
  }
}
