import KataModels

/// What the host of a scratchpad needs of the model: its lines are run one by one in a living process,
/// which is forked before each. No business of any program's.
@MainActor public enum _Scratchpad {
  /// Does what is due now, as after each line. The clock stands still.
  public static func settle() {
    MainLoop.main.outliveMainTask()
    MainLoop.main.turnUntilIdle()
  }

  /// Every window, the back one first; empty where there is none.
  public static var picture: String {
    UIApplication.shared.visibleWindows.map { TreePicture(of: $0.snapshot).text() }
      .joined(separator: "\n")
  }

  /// How many threads besides the main one rest, and may get lost in a fork; nil where one stands in
  /// the middle of its work.
  public static var restingThreads: Int? { MainLoop.main.restingThreads }

  /// This process was forked: only the main thread has come along.
  public static func forgetRestingThreads() { MainLoop.main.forgetRestingThreads() }
}
