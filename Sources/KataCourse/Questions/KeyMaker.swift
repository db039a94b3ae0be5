/// Runs the programs of a question, and those of its beliefs, to find what they print.
public struct KeyMaker: Sendable {
  public let runner: ProgramRunner

  public init(runner: ProgramRunner) {
    self.runner = runner
  }

  /// The key of one variant, from the cache where the same content was run before.
  public func key(for kata: Kata, seed: Int) async throws(KeyFailure) -> Key {
    fatalError("to be written")
  }
}
