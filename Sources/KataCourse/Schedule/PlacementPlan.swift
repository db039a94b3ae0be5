/// What a placement run asks in each track: one prediction a level, easier ones first, above the
/// level at which the track begins.
public struct PlacementPlan: Sendable {
  public var tracks: [PlannedTrack]

  public struct PlannedTrack: Sendable {
    public var track: Track
    public var katas: [Kata]
  }

  /// Prefers katas that the learner hasn't met, and short ones. Whoever has to choose among choices
  /// or to name a line may guess, so neither is asked.
  public init(for course: Course, after schedule: Schedule) {
    tracks = course.tracks.compactMap { track in
      let katas = track.katas.compactMap(course.kata)
      guard let easiest = katas.map(\.level).min() else { return nil }
      let askable = katas.filter { $0.level > easiest && $0.tellsWhoKnows }
      let asked = Set(askable.map(\.level)).sorted().compactMap { level in
        askable.filter { $0.level == level }
          .min {
            (schedule.hasMet($0.id) ? 1 : 0, $0.minutes) < (
              schedule.hasMet($1.id) ? 1 : 0, $1.minutes
            )
          }
      }
      return asked.isEmpty ? nil : PlannedTrack(track: track, katas: asked)
    }
  }
}

extension Kata {
  fileprivate var tellsWhoKnows: Bool {
    if case .predict(let prediction) = kind { prediction.form != .line } else { false }
  }
}
