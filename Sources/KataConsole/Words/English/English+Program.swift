import KataCourse

extension English {
  var programRejected: String { "This kata's program doesn't compile." }
  var stopped: String { "Stopped. `again` runs it with other values, `skip` goes on." }
  var ourMistake: String { "That is our mistake, not yours. `skip` goes on." }

  func ended(_ ending: ProgramRun.Ending, _ subject: ProgramSubject) -> String {
    let subject = words(for: subject)
    return switch ending {
    case .exited(let status): "\(subject) ended with status \(status)."
    case .crashed(let crash): "\(subject) stopped: \(crash.message.sentence)"
    case .signalled(let signal): "\(subject) was ended by signal \(signal)."
    case .outOfTime(let seconds): "\(subject) took longer than \(Int(seconds)) s."
    case .outOfMemory(let bytes): "\(subject) took more than \(bytes >> 20) MB."
    case .flooded(let bytes): "\(subject) printed more than \(bytes >> 10) KB."
    }
  }

  private func words(for subject: ProgramSubject) -> String {
    switch subject {
    case .kata: "This kata's program"
    case .withYourLines: "With your lines the program"
    case .yourCode: "your code"
    case .line: "That"
    }
  }
}
