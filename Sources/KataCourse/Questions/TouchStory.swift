import KataTrace

/// One way that touches went: the first of them, and how many went it.
public struct TouchStory: Sendable, Hashable {
  public var journey: TouchJourney
  /// Up the responder chain, in their order.
  public var climbs: [TouchClimb]
  public var times = 1

  func isSameWay(as other: TouchStory) -> Bool {
    var journey = other.journey
    journey.number = self.journey.number
    let climbs = other.climbs.map { climb in
      var climb = climb
      climb.journey = self.journey.number
      return climb
    }
    return journey == self.journey && climbs == self.climbs
  }
}
