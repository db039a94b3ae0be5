/// Animations that can be paused, turned round, moved by hand and stopped.
///
/// It is inactive until it is started or paused, which runs its blocks; then active, running or not,
/// until it has come to its end; stopped only between `stopAnimation(false)` and
/// `finishAnimation(at:)` (developer.apple.com/documentation/uikit/uiviewanimating).
@MainActor open class UIViewPropertyAnimator: NSObject {
  /// Virtual seconds for the whole way.
  public final let duration: TimeInterval
  public final private(set) var delay: TimeInterval = 0
  final let curve: TimingCurve

  // Asked in `deinit`, which belongs to no actor.
  public nonisolated(unsafe) final private(set) var state = UIViewAnimatingState.inactive
  public final private(set) var isRunning = false
  private var isBackwards = false
  private var run: AnimationRun?
  private var ticket: MainLoop.Ticket?
  /// What stopping took out of the layers.
  private var stopped: [AnimationEnds] = []

  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private struct Block {
    let animations: () -> Void
    let delayFactor: Double
  }

  /// Whether it stays active at its end, where it could go on from.
  public final var pausesOnCompletion = false
  /// Whether the views can be touched on the way; true unless set.
  public final var isUserInteractionEnabled = true {
    didSet { checkUnstarted("isUserInteractionEnabled") }
  }

  // MARK: Making

  public init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    (self.duration, curve) = (max(0, duration), parameters.timing.curve)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts at once.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// UIKit raises an exception with this sentence; so it traps.
  deinit {
    guard state == .inactive else {
      fatalError(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  // MARK: Adding

  /// What is added on the way moves over the time that is left
  /// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration).
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: the share of the remaining time after which it starts to move.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let block = Block(animations: animation, delayFactor: min(max(delayFactor, 0), 1))
    if run != nil { perform(block) } else { blocks.append(block) }
  }

  /// - Parameter completion: hears where the views came to rest.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts, or goes on after a pause.
  open func startAnimation() {
    checkNotStopped("startAnimation()")
    guard !isRunning else { return }
    activate()
    setOut(curve: curve, seconds: remainingSeconds)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(0, delay)
    startAnimation()
  }

  open func pauseAnimation() {
    checkNotStopped("pauseAnimation()")
    activate()
    rest(at: share)
  }

  /// Goes on after a pause, with another curve or another time.
  ///
  /// - Parameter durationFactor: of the original duration; 0 takes what is left of that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    checkNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
    guard state == .active, !isRunning else { return }
    setOut(
      curve: parameters?.timing.curve ?? curve,
      seconds: durationFactor > 0 ? duration * durationFactor : remainingSeconds)
  }

  /// Ends where the views are seen now, which is what their values become.
  ///
  /// - Parameter withoutFinishing: whether that was all, and nobody hears of it; otherwise
  ///   `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if withoutFinishing { reset() }
      return
    }
    rest(at: share)
    stopped = run?.ends ?? []
    for ends in stopped { ends.assign(ends.current) }
    if withoutFinishing {
      reset()
    } else {
      run?.letGo()
      state = .stopped
    }
  }

  /// The last step after `stopAnimation(false)`. On any other animator UIKit raises an exception
  /// (UIViewPropertyAnimator.h), and this traps; the sentence is ours.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      fatalError(
        "finishAnimation(at:) should only be called on a stopped animator, after "
          + "stopAnimation(false)")
    }
    for ends in stopped {
      switch finalPosition {
      case .start: ends.assign(ends.start)
      case .end: ends.assign(ends.end)
      case .current: break
      }
    }
    complete(at: finalPosition)
  }

  // MARK: By hand

  /// How much of the way is done, in the direction it is going. Setting it pauses.
  open var fractionComplete: CGFloat {
    get { isBackwards ? 1 - share : share }
    set {
      checkNotStopped("fractionComplete")
      activate()
      let value = min(max(newValue, 0), 1)
      rest(at: isBackwards ? 1 - value : value)
    }
  }

  /// Whether it goes back to where the views were.
  open var isReversed: Bool {
    get { isBackwards }
    set {
      guard newValue != isBackwards else { return }
      isBackwards = newValue
      if isRunning { setOut(curve: curve, seconds: remainingSeconds) }
    }
  }

  // MARK: The way

  /// How much of the way from start to end is done.
  private var share: Double { run?.pace.share(at: MainLoop.main.now) ?? (isBackwards ? 1 : 0) }

  private var remainingSeconds: TimeInterval { duration * (isBackwards ? share : 1 - share) }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    run = AnimationRun(
      .resting(at: isBackwards ? 1 : 0), allowsTouches: isUserInteractionEnabled)
    let waiting = blocks
    blocks = []
    for block in waiting { perform(block) }
  }

  private func perform(_ block: Block) {
    guard let run else { return }
    let done = share
    run.lead = done + (1 - done) * block.delayFactor
    AnimationContext.within(AnimationContext.isEnabled ? run : nil, block.animations)
  }

  private func rest(at share: Double) {
    if let ticket { MainLoop.main.cancel(ticket) }
    run?.pace = .resting(at: share)
    isRunning = false
  }

  /// While it runs, the loop holds it.
  private func setOut(curve: TimingCurve, seconds: TimeInterval) {
    if let ticket { MainLoop.main.cancel(ticket) }
    let wait = delay
    delay = 0
    run?.pace = AnimationPace(
      curve: curve, start: MainLoop.main.now + wait, seconds: seconds, origin: share,
      target: isBackwards ? 0 : 1)
    isRunning = true
    ticket = MainLoop.main.after(wait + seconds, for: .animation) { self.arrive() }
  }

  private func arrive() {
    rest(at: isBackwards ? 0 : 1)
    guard !pausesOnCompletion else { return }
    if isBackwards { for ends in run?.ends ?? [] { ends.assign(ends.start) } }
    complete(at: isBackwards ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let waiting = completions
    reset()
    for completion in waiting { completion(position) }
  }

  private func reset() {
    run?.finish()
    (run, ticket, stopped, blocks, completions) = (nil, nil, [], [], [])
    (isRunning, isBackwards) = (false, false)
    state = .inactive
  }

  /// UIKit raises an exception; the sentence is ours.
  private func checkNotStopped(_ member: String) {
    guard state == .stopped else { return }
    fatalError(
      "\(member) can't be called on a stopped animator: finishAnimation(at:) comes first")
  }

  /// UIViewPropertyAnimator.h: "Raises if set on an active animator."
  private func checkUnstarted(_ member: String) {
    guard state != .inactive else { return }
    fatalError("\(member) can't be set on an animator that is active")
  }
}
