extension KeyFailure {
  /// The failure as a mistake of the author's, where the program shows it.
  func problem(in path: String, seed: Int, kata: Kata) -> Problem {
    switch self {
    case .rejected(let rendered):
      let place = rendered.firstMatch(of: /:(\d+):(\d+): error:/)
      return Problem(
        "a program compiles, unless its kata asks for the 'line' that doesn't",
        at: Place(
          path: path, line: place.flatMap { Int($0.1) } ?? 1,
          column: place.flatMap { Int($0.2) } ?? 1),
        note: rendered.trimmingWhitespace, kata: kata.id)
    case .ended(.exited(0)):
      return Problem(
        "the form 'line' asks for a program that stops or doesn't compile, and seed \(seed) ends"
          + " well", at: Place(path: path), kata: kata.id)
    case .ended(let ending):
      return Problem(
        "a program ends well, and seed \(seed) \(ending.inWords)", at: ending.place(in: path),
        kata: kata.id)
    case .stopped:
      return Problem("a check runs to its end", at: Place(path: path), kata: kata.id)
    case .program(let failure):
      return Problem(failure.description, at: Place(path: path), kata: kata.id)
    case .environment(let message):
      return Problem(message, at: Place(path: path), kata: kata.id)
    }
  }
}

extension ProgramRun.Ending {
  fileprivate var inWords: String {
    switch self {
    case .exited(let status): "ends with status \(status)"
    case .crashed(let crash): "stops: \(crash.message)"
    case .signalled(let signal): "is ended by signal \(signal)"
    case .outOfTime(let seconds): "isn't done after \(seconds) seconds"
    case .outOfMemory(let bytes): "takes more than \(bytes >> 20) MB"
    case .flooded(let bytes): "prints more than \(bytes >> 20) MB"
    }
  }

  fileprivate func place(in path: String) -> Place {
    guard case .crashed(let crash) = self else { return Place(path: path) }
    return Place(path: path, line: crash.line ?? 1, column: crash.column ?? 1)
  }
}
