import Foundation

/// What a program finds in its environment.
struct ProgramSurroundings {
  var dialect: Dialect
  /// An overlay of rules, as the dialect's variable carries it.
  var rules: String?
  /// Where it runs, and what that changes.
  var cell: any Cell
  /// Whether it tells on its channel what happens in it, beside what it tells by itself.
  var reportsStory = true
  /// Whether it tells more, for who steps through it.
  var isReplayed = false
  /// Run for its own sake: it sees the whole environment, and nobody reads its channel.
  var isAtDesk = false

  var environment: [String: String] {
    var environment = isAtDesk ? ProcessInfo.processInfo.environment : Self.reproducible
    environment.merge(dialect.environment) { _, dialect in dialect }
    environment.merge(cell.environment) { _, cell in cell }
    environment["UIKATA_PROGRAM"] = "1"
    environment["UIKATA_CHANNEL"] = isAtDesk || !reportsStory ? nil : "3"
    environment["UIKATA_REPLAY"] = isReplayed ? "1" : nil
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["SWIFT_BACKTRACE"] = backtrace
    environment[dialect.rulesVariable] = rules
    return environment
  }

  /// What a program prints must not depend on whose machine it runs on.
  private static let reproducible: [String: String] = {
    var environment = ["LANG": "en_US.UTF-8", "TZ": "UTC"]
    for name in ["PATH", "HOME", "TMPDIR"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment
  }()

  /// One thread's frames with their places, and nothing else: 10 ms instead of 20.
  private var backtrace: String {
    """
    enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,cache=no,\
    top=1,limit=\(Backtrace.frameLimit),output-to=\(cell.report)
    """
  }
}
