import KataCourse

// What is said where a program doesn't do what it should.
extension Wording {
  static let programRejected = "This kata's program doesn't compile."
  static let stopped = "Stopped. `again` runs it with other values, `skip` goes on."
  static let ourMistake = "That is our mistake, not yours. `skip` goes on."

  static func programEnded(_ ending: ProgramRun.Ending) -> String {
    ended(ending, subject: "This kata's program")
  }

  static func ended(_ ending: ProgramRun.Ending, subject: String) -> String {
    switch ending {
    case .exited(let status): "\(subject) ended with status \(status)."
    case .crashed(let crash): "\(subject) stopped: \(crash.message.sentence)"
    case .signalled(let signal): "\(subject) was ended by signal \(signal)."
    case .outOfTime(let seconds): "\(subject) took longer than \(Int(seconds)) s."
    case .outOfMemory(let bytes): "\(subject) took more than \(bytes >> 20) MB."
    case .flooded(let bytes): "\(subject) printed more than \(bytes >> 10) KB."
    }
  }
}
