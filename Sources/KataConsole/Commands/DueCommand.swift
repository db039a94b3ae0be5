import Foundation
import KataCourse

/// `uikata due`: what is to be asked again.
public struct DueCommand {
  public var track: String?
  public var isJSON: Bool

  public init(track: String? = nil, isJSON: Bool = false) {
    self.track = track
    self.isJSON = isJSON
  }

  public func run(at desk: Desk) throws(CommandFailure) -> ExitStatus {
    let agenda = try agenda(at: desk)
    if isJSON {
      desk.console.write(JSONText.line(DueReport(agenda)))
    } else {
      desk.console.writeLine(desk.recorder.agenda(agenda))
    }
    return .done
  }

  /// Tells what is due, and asks whether to go through it.
  public func offer(at desk: Desk) throws(CommandFailure) -> Bool {
    let agenda = try agenda(at: desk)
    desk.console.writeLine(desk.recorder.agenda(agenda))
    guard !agenda.due.isEmpty else { return false }
    while true {
      desk.console.writeLine(desk.recorder.prose(desk.words.offer))
      switch desk.console.readLine(prompt: "due> ", completions: { _ in ["quit"] }) {
      case .line(let line):
        switch line.trimmingCharacters(in: .whitespaces).lowercased() {
        case "", "y", "yes", "next": return true
        case "quit", "q", "n", "no": return false
        default: continue
        }
      case .interrupted: continue
      case .end: return false
      }
    }
  }

  private func agenda(at desk: Desk) throws(CommandFailure) -> Agenda {
    var course = try desk.course()
    if let track = try desk.track(named: track, of: course) { course.tracks = [track] }
    return Agenda(course, desk.past().schedule, on: Day(desk.date()))
  }
}
