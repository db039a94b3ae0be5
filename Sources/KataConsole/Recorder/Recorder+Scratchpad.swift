import KataCourse

extension Recorder {
  /// What stands before the cursor at a scratchpad.
  func scratchpadPrompt(goesOn: Bool) -> String { goesOn ? "...> " : "try> " }

  /// What a line printed, and what became of it.
  func text(for reply: ScratchpadReply) -> String {
    let printed = [reply.warnings, reply.output].map { $0.withoutControls }
      .filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    return (printed + ending(of: reply)).joined(separator: "\n")
  }

  private func ending(of reply: ScratchpadReply) -> [String] {
    switch reply.outcome {
    case .done: []
    case .rejected(_, let rendered): [rendered.withoutControls]
    case .ended(let ending, let place):
      [wrong(words.lineEnded(ending, at: place.map(quoted)) + " " + left(by: reply))]
    case .interrupted: [prose(words.interrupted + " " + left(by: reply))]
    case .lost: [wrong(words.allLost)]
    }
  }

  private func left(by reply: ScratchpadReply) -> String {
    reply.lost.isEmpty ? words.asBefore : words.lost(reply.lost.map(quoted))
  }

  func undone(_ lines: [String]) -> String { prose(words.undone(lines.map(quoted))) }

  /// The first line of what was typed, as code.
  private func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = (lines.first.map(String.init) ?? "").withoutControls
    let isCut = lines.count > 1 || first.count > 40
    // A longer fence, where there are back-ticks inside.
    let fence = first.contains("`") ? "``" : "`"
    return fence + first.prefix(40) + (isCut ? " …" : "") + fence
  }
}
