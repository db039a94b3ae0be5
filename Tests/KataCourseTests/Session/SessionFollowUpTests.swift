import KataCourse
import KataTestSupport
import Testing

@Suite struct SessionFollowUpTests {
  /// A session in which a kata with one follow-up is answered right.
  private func talking() throws -> SessionScript {
    let session = try #require(Session(FruitCourse.course, standing: Standing(), seed: 1))
    var script = SessionScript(session)
    _ = script.begin(with: FruitCourse.wash.id)
    _ = script.say("c a b")
    #expect(script.session.prompt == .followUp(FruitCourse.wash.id))
    return script
  }

  @Test func `an answer in writing is kept before the model's is shown`() throws {
    var script = try talking()
    #expect(
      script.hear("it depends on the plum")
        == ["discussed 'it depends on the plum' unrated", "followUp 1/1 revealed"])
    #expect(script.session.prompt == .rating(FruitCourse.wash.id))
    #expect(
      script.hear("3") == [
        "discussed 'it depends on the plum' had", "finished basket/wash next count",
      ])
    #expect(script.session.standing.ratings == [.had: 1])
  }

  @Test func `only one to three is a rating, and return gives none`() throws {
    var script = try talking()
    #expect(
      script.hear("", "4", "quite well") == ["followUp 1/1 revealed", "unratable", "unratable"])
    #expect(script.hear("") == ["finished basket/wash next count"])
    #expect(script.session.standing.ratings == [:])
  }

  @Test func `words have their place while one talks`() throws {
    var script = try talking()
    #expect(script.hear("why") == ["why basket/wash"])
    #expect(
      script.hear("No.", "why", "next").suffix(3) == [
        "why basket/wash", "keyWanted basket/count 2", "posed basket/count 2",
      ])
  }
}
