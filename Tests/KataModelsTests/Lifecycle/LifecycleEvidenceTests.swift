import Testing

@Suite("What was seen on Apple's systems")
@MainActor struct LifecycleEvidenceTests {
  @Test("happens in the model", arguments: LifecycleScripts.ids + LifecycleScripts.sceneIDs)
  func happens(id: String) throws {
    let seen = try #require(LifecycleCase.gradable.first { $0.id == id })
    let script = try #require(LifecycleScripts.all[id])
    #expect(script() == seen.lines)
  }

  @Test func `is either acted out or left out for a reason`() {
    let known = Set(LifecycleScripts.ids + LifecycleScripts.sceneIDs).union(
      LifecycleScripts.leftOut.keys
    ).union(sets.keys)
    #expect(Set(LifecycleCase.gradable.map(\.id)) == known)
    #expect(!LifecycleCase.gradable.isEmpty)
  }

  // Cases that say what is true in a callback, among more that the model also says.
  private let sets = ["N11": "flags"]

  @Test func `flags tell who is moving`() throws {
    let seen = try #require(LifecycleCase.gradable.first { $0.id == "N11" })
    let script = try #require(LifecycleScripts.all["N11"])
    let lines = script()
    for expected in seen.expected {
      let words = expected.split(separator: " ").map(String.init)
      #expect(lines.contains { $0.hasPrefix(words[0] + " ") && $0.contains(words[1]) })
    }
  }
}
