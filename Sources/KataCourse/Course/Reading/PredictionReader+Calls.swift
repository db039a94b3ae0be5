/// What the form `calls` needs beyond the others.
extension PredictionReader {
  /// The calls that may be written.
  func calls(_ form: AnswerForm?) -> [String] {
    guard form == .calls else {
      if let form, let place = fields.keyPlace("calls") {
        list.add("'calls' belong to the form 'calls', and this is '\(form.rawValue)'", at: place)
      }
      return []
    }
    let calls = fields.texts("calls", atLeast: 1)
    for call in calls where !PermittedCalls.isName(call.text) {
      list.add("a call is such as 'basket.wash(_:times:)', not '\(call.text)'", at: call.place)
    }
    return calls.map(\.text)
  }

  /// Notes where a program or a belief's leaves no place for the learner's lines, or fills it with
  /// what nobody may write.
  func checkPlace(in program: Source?, calls: [String], beliefs: [PlacedBelief]) {
    guard let program else { return }
    guard let open = openProgram(program.source, "Program.swift", calls) else { return }
    for belief in beliefs {
      guard case .program(let source) = belief.belief.world, let file = belief.file else {
        list.add("a belief of the form 'calls' has a 'program'", at: belief.place)
        continue
      }
      let name = "Beliefs/" + file
      if let other = openProgram(source, name, calls), other.shown != open.shown {
        list.add(
          "a belief's program differs from 'Program.swift' in the learner's lines only",
          at: folder.files.place(of: folder.appending(name)))
      }
    }
  }

  private func openProgram(_ source: String, _ name: String, _ calls: [String]) -> OpenProgram? {
    let url = folder.appending(name)
    guard let open = OpenProgram(source), !open.own.isEmpty else {
      list.add(
        "the form 'calls' needs lines between '\(OpenProgram.opening)' and"
          + " '\(OpenProgram.closing)'", at: folder.files.place(of: url))
      return nil
    }
    let permitted = PermittedCalls(calls)
    for line in open.own where !calls.isEmpty && permitted.mistake(in: line) != nil {
      list.add(
        "the learner's lines are among 'calls', and '\(line)' isn't",
        at: folder.files.place(of: url, line: open.above.count + 1, column: 1))
    }
    return open
  }
}
