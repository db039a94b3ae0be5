import KataCourse

/// `uikata list`: the katas, in the order they are taught.
public struct ListCommand {
  public var track: String?
  public var output: Output

  public enum Output: Sendable, Hashable { case text, json, ids }

  public init(track: String? = nil, output: Output = .text) {
    self.track = track
    self.output = output
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    var course = try desk.course()
    if let track = try desk.track(named: track, of: course) { course.tracks = [track] }
    let katas = desk.katas(of: course)
    switch output {
    case .ids: desk.console.writeLine(katas.map(\.id.description).joined(separator: "\n"))
    case .text: desk.console.writeLine(desk.recorder.list(course, desk.standing()))
    case .json:
      let (standing, schedule) = desk.past()
      let due = course.due(by: schedule, on: Day(desk.date())).map(\.kata.id)
      desk.console.write(JSONText.line(Listed(katas, standing, due: Set(due))))
    }
    return .done
  }

  private struct Listed: Encodable {
    var katas: [Entry]

    init(_ katas: [Kata], _ standing: Standing, due: Set<KataID>) {
      self.katas = katas.map { Entry($0, standing, isDue: due.contains($0.id)) }
    }
  }

  private struct Entry: Encodable {
    var id: KataID
    var track: String
    var title: String
    var kind: String
    var level: Int
    var minutes: Int
    var teaches: [FactID]
    var solved: Bool
    /// Counts as known by a placement run.
    var known: Bool
    var due: Bool

    init(_ kata: Kata, _ standing: Standing, isDue: Bool) {
      id = kata.id
      track = kata.id.track
      title = kata.title
      kind = kata.kind.name
      level = kata.level
      minutes = kata.minutes
      teaches = kata.teaches
      solved = standing.solved.contains(kata.id)
      known = standing.counts(asKnown: kata)
      due = isDue
    }
  }
}
