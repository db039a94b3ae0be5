/// What is to be asked again of a course, and what next.
public struct Agenda: Sendable {
  public var today: Day
  public var due: [DueKata]
  /// What becomes due first after today; nil where nothing is waiting.
  public var upcoming: (kata: KataID, due: Day)?

  public init(_ course: Course, _ schedule: Schedule, on today: Day) {
    self.today = today
    due = course.due(by: schedule, on: today)
    upcoming = course.upcoming(by: schedule, after: today)
  }
}
