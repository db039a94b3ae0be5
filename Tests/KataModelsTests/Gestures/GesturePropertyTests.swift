import KataModels
import Testing

/// Random trees, recognisers of every kind, requirements, delegates and fingers.
///
/// `UIKATA_GESTURE_EVENTS=1000000 swift test --filter "Under random touches"` plays a million events.
@MainActor @Suite struct `Under random touches` {
  nonisolated static let eventsASeed = 1_000
  nonisolated static let seeds: ClosedRange<Int> = {
    let wanted = ProcessInfo.processInfo.environment["UIKATA_GESTURE_EVENTS"].flatMap(Int.init)
    return 1...max(1, (wanted ?? 2_000) / eventsASeed)
  }()

  @Test(arguments: seeds) func `recognisers keep their promises`(seed: Int) {
    let party = GestureParty(seed: seed)
    party.play(Self.eventsASeed)
    #expect(party.events >= Self.eventsASeed)
    #expect(party.witness.faults == [])
  }
}
