/// How far a placement run has come.
///
/// An answer that is right at once shows the levels below it to be known, and leads to the next
/// level; anything else ends the track.
struct PlacementRun: Sendable {
  private var ahead: ArraySlice<PlacementPlan.PlannedTrack>
  /// Those of its tracks.
  let katas: [KataID]
  /// The level of the latest right answer in the track at hand; 1 where there was none.
  private var level = 1

  init(_ plan: PlacementPlan) {
    ahead = plan.tracks[...]
    katas = plan.tracks.flatMap(\.track.katas)
  }

  /// What is asked now; nil when the run is over.
  var asked: Kata? { ahead.first?.katas.first }

  /// What has come of the question at hand.
  struct Outcome {
    var track: Track
    var placement: Placement
    var endsTrack: Bool
  }

  /// Goes on to the next question; nil where there was none.
  mutating func take(isRight: Bool) -> Outcome? {
    guard let at = ahead.indices.first, let kata = asked else { return nil }
    if isRight { level = kata.level }
    let track = ahead[at].track
    ahead[at].katas.removeFirst()
    let endsTrack = !isRight || ahead[at].katas.isEmpty
    defer {
      if endsTrack {
        ahead.removeFirst()
        level = 1
      }
    }
    return Outcome(
      track: track, placement: Placement(track: track.id, level: level), endsTrack: endsTrack)
  }
}
