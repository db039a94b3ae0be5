import KataCourse

/// `uikata progress`: how far the learner has come.
public struct ProgressCommand {
  public var track: String?
  public var output: Output

  public enum Output: Sendable, Hashable { case tracks, facts, json }

  public init(track: String? = nil, output: Output = .tracks) {
    self.track = track
    self.output = output
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    var course = try desk.course()
    if let track = try desk.track(named: track, of: course) { course.tracks = [track] }
    let history = desk.withLogbook { try $0.history() } ?? History()
    let facts = output == .tracks ? [] : desk.folder.factsInOrder()
    let headway = Headway(history, in: course, facts: facts)
    switch output {
    case .tracks: desk.console.writeLine(desk.recorder.progress(headway))
    case .facts: desk.console.writeLine(desk.recorder.facts(headway, at: desk.date()))
    case .json: desk.console.write(JSONText.line(ProgressReport(headway)))
    }
    return .done
  }
}
