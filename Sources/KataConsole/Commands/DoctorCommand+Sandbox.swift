import KataCourse

extension DoctorCommand {
  /// What holds against code that isn't the learner's, tried with a program of the course's dialect.
  func sandbox(_ executable: Executable, at desk: Desk) async -> Finding {
    let defence = await desk.runner.defence()
    let obstacle = defence.obstacle ?? ""
    if defence.confinement == .limits {
      return Finding(
        "sandbox", .lacking, "nothing confines code that isn't yours: \(obstacle); \(Self.cure)")
    }
    do {
      let run = try await desk.runner.run(executable, confinement: defence.confinement)
      guard run.ending == .exited(0) else {
        let says = "a confined program \(CommandFailure.words(run.ending)) \(run.errors)"
        return Finding("sandbox", .lacking, says)
      }
      let time = "a program runs in \(Int((run.seconds * 1000).rounded())) ms"
      guard case .bubblewrap = defence.confinement else {
        return Finding(
          "sandbox", .lacking,
          "another user, which leaves network and public files in reach; \(time); "
            + "bubblewrap fails: \(obstacle); \(Self.cure)")
      }
      return Finding("sandbox", .sound, "bubblewrap: no network, no home, no company; \(time)")
    } catch {
      return Finding("sandbox", .lacking, "\(error)")
    }
  }

  private static let cure =
    "install bubblewrap 0.8 or newer, and allow user namespaces ('sysctl -a | grep userns')"
}
