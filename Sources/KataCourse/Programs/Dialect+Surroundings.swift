extension Dialect {
  /// What the lines of a scratchpad find around them: modules, and how their world is driven.
  ///
  /// It is text, since a scratchpad's lines run in a process of their own.
  public struct Surroundings: Sendable, Hashable {
    /// What each line imports.
    public var modules: [String]
    /// Declares `enum Surroundings` with the members of `none`.
    public var source: String

    public init(modules: [String], source: String) {
      self.modules = modules
      self.source = source
    }

    /// Nothing beyond Swift. Its own main queue is entered once: one line can await at its top level, and
    /// none behind it.
    public static let none = Surroundings(
      modules: ["Foundation"],
      source: """
        enum Surroundings {
          /// Does what is due, after a line.
          @MainActor static func settle() {}
          /// What there is to see.
          @MainActor static var picture: String { "" }
          /// How many threads besides the main one may get lost in a fork; nil where a fork would lose
          /// work.
          @MainActor static var restingThreads: Int? { 0 }
          /// The process was forked: only the main thread has come along.
          @MainActor static func forgetRestingThreads() {}
        }
        """)
  }
}
