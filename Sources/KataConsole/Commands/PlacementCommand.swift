import KataCourse

/// `uikata placement --json`: what a placement run would ask, and what counts as known so far.
public struct PlacementCommand {
  public var track: String?

  public init(track: String? = nil) {
    self.track = track
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let course = try desk.course()
    let (standing, schedule) = desk.past()
    let plan = try desk.placementPlan(track: track, of: course, after: schedule)
    desk.console.write(
      JSONText.line(
        Planned(
          tracks: plan.tracks.map { Planned.Entry($0, level: standing.placed[$0.track.id] ?? 1) })))
    return .done
  }

  private struct Planned: Encodable {
    var tracks: [Entry]

    struct Entry: Encodable {
      var track: String
      /// Katas of lower levels count as known.
      var level: Int
      var asks: [Question]

      init(_ planned: PlacementPlan.PlannedTrack, level: Int) {
        track = planned.track.id
        self.level = level
        asks = planned.katas.map { Question(id: $0.id, level: $0.level, minutes: $0.minutes) }
      }
    }

    struct Question: Encodable {
      var id: KataID
      var level: Int
      var minutes: Int
    }
  }
}

extension Desk {
  /// - Parameter track: nil for all.
  func placementPlan(
    track name: String?, of course: Course, after schedule: Schedule
  ) throws(CommandFailure) -> PlacementPlan {
    var course = course
    if let track = try track(named: name, of: course) { course.tracks = [track] }
    let plan = PlacementPlan(for: course, after: schedule)
    if plan.tracks.isEmpty { throw .noPlacement }
    return plan
  }
}
