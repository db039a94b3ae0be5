/// How layers that belong to no view get to new values: by themselves, over a quarter of a second,
/// unless a transaction says otherwise
/// (developer.apple.com/documentation/quartzcore/catransaction).
///
/// Outside of any `begin` it is about the turn that is under way. Views' layers don't move by
/// themselves.
open class CATransaction: NSObject {
  // Safe: only one thread of a program runs at a time.
  private nonisolated(unsafe) static var levels = [Level()]

  private final class Level {
    var disablesActions: Bool?
    var seconds: TimeInterval?
    var completion: Completion?
  }

  /// A completion block, and what it waits for.
  private final class Completion {
    let block: () -> Void
    private var running = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    @MainActor func wait(for run: AnimationRun) {
      running += 1
      run.whenOver { _ in
        self.running -= 1
        self.callIfOver()
      }
    }

    /// Nothing more is added.
    func close() {
      isClosed = true
      callIfOver()
    }

    private func callIfOver() {
      if isClosed, running == 0 { block() }
    }
  }

  // MARK: Grouping

  public class func begin() { levels.append(Level()) }

  /// Ends what the last `begin` began.
  public class func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast().completion?.close()
  }

  /// What was said outside of any `begin` holds until the end of the turn.
  static func endTurn() {
    let (level, completion) = (levels[0], levels[0].completion)
    (level.disablesActions, level.seconds, level.completion) = (nil, nil, nil)
    completion?.close()
  }

  // MARK: Saying

  public class func disableActions() -> Bool {
    levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Whether layers change at once.
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// In virtual seconds.
  public class func animationDuration() -> TimeInterval {
    levels.last { $0.seconds != nil }?.seconds ?? UIKitRules.current.animation.implicitSeconds
  }

  public class func setAnimationDuration(_ dur: TimeInterval) { change { $0.seconds = dur } }

  /// - Parameter block: runs when all that is animated from here on has ended or was removed; where
  ///   nothing is, as soon as the transaction is committed
  ///   (developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)).
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      level.completion?.close()
      level.completion = block.map(Completion.init)
    }
  }

  private class func change(_ change: (Level) -> Void) {
    if let level = levels.last { change(level) }
    if levels.count == 1 { onMain { MainLoop.main.setNeedsCommit() } }
  }

  /// A block of views', or a change of layers, is animated in here.
  @MainActor static func note(_ run: AnimationRun) {
    for level in levels { level.completion?.wait(for: run) }
  }
}
