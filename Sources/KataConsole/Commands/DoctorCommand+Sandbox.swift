import KataCourse

extension DoctorCommand {
  /// What holds against code that isn't the learner's, tried with a program of the course's dialect.
  func sandbox(_ executable: Executable, at desk: Desk) async -> Finding {
    let words = desk.words
    let defence = await desk.runner.defence()
    let obstacle = defence.obstacle ?? ""
    if defence.confinement == .limits {
      return Finding(.sandbox, .lacking, words.nothingConfines(obstacle))
    }
    do {
      let run = try await desk.runner.run(executable, confinement: defence.confinement)
      guard run.ending == .exited(0) else {
        return Finding(
          .sandbox, .lacking, words.confinedTrialEnded(run.ending, errors: run.errors))
      }
      let milliseconds = Int((run.seconds * 1000).rounded())
      guard case .bubblewrap = defence.confinement else {
        return Finding(
          .sandbox, .lacking, words.anotherUser(runs: milliseconds, obstacle: obstacle))
      }
      return Finding(.sandbox, .sound, words.bubblewrap(runs: milliseconds))
    } catch {
      return Finding(.sandbox, .lacking, words.unexpected(error))
    }
  }
}
