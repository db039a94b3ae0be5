import KataCourse

/// `uikata progress`: how far the learner has come.
public struct ProgressCommand {
  public var track: String?
  public var isJSON: Bool

  public init(track: String? = nil, isJSON: Bool = false) {
    self.track = track
    self.isJSON = isJSON
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    var course = try desk.course()
    if let track = try desk.track(named: track, of: course) { course.tracks = [track] }
    let standing = desk.standing()
    if isJSON {
      desk.console.write(JSONText.line(ProgressReport(standing, in: course)))
    } else {
      desk.console.writeLine(desk.recorder.progress(course, standing))
    }
    return .done
  }
}
