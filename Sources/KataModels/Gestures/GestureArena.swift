/// Where recognisers compete for touches, from a touch's first moment to their reset.
///
/// A recogniser that has met its criteria waits for those it requires to fail, asks whether it may
/// begin, makes the others on its touches fail, and acts; in this order
/// (developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers).
@MainActor final class GestureArena {
  let rules: UIKitRules.Gestures
  let policy: GesturePolicy
  /// In the order they joined: the deepest view's recognisers first. Weak, so that one that never
  /// decides keeps nobody alive.
  private var members: [Member] = []
  private var isSettling = false
  /// Somebody has recognised a gesture or changed state since the last settling.
  private var hasNews = false
  private var isResetComing = false

  /// Takes the touches of a recogniser from their views.
  var cancelTouches: (UIGestureRecognizer) -> Void = { _ in }
  /// A recogniser has decided, and touches it held up may go on.
  var changed: () -> Void = {}

  private struct Member {
    weak var recognizer: UIGestureRecognizer?
  }

  init(_ rules: UIKitRules.Gestures) { (policy, self.rules) = (GesturePolicy(rules), rules) }

  // MARK: Joining and leaving

  /// The enabled recognisers of the view and of those above it that want the touch.
  func listeners(to touch: UITouch, on view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      for recognizer in view.recognizers where recognizer.wants(touch) {
        found.append(recognizer)
        join(recognizer)
      }
      next = view.superview
    }
    return found
  }

  private func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.arena !== self else { return }
    recognizer.arena = self
    members.append(Member(recognizer: recognizer))
  }

  /// Those that have decided and whose fingers are up are reset in the next turn.
  func resetSoon() {
    for recognizer in competitors where recognizer.isFinished && !isResetComing {
      isResetComing = true
      MainLoop.main.after(0) { [weak self] in self?.resetFinished() }
    }
  }

  /// Resets those that have decided and whose fingers are all up.
  func resetFinished() {
    isResetComing = false
    let finished = competitors.filter(\.isFinished)
    members.removeAll { $0.recognizer?.isFinished != false }
    for recognizer in finished { recognizer.startOver() }
  }

  // Loops here and below, not `filter` and `contains`: a closure of the main actor is checked for
  // its actor at each call, which costs more than what it does.
  private var competitors: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for member in members {
      if let recognizer = member.recognizer { found.append(recognizer) }
    }
    return found
  }

  // MARK: Deciding

  /// Lets all of them hear an event before any of them is judged: on which of them the event
  /// falls first decides nothing.
  func hear(_ event: () -> Void) {
    isSettling = true
    event()
    isSettling = false
    settle()
  }

  /// The recogniser has met its criteria.
  func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.pending = [state]
    note()
  }

  /// Something has happened that others may have waited for.
  func note() {
    hasNews = true
    settle()
  }

  /// Lets everyone go on who waited for what has just been decided.
  private func settle() {
    guard hasNews, !isSettling else { return }
    isSettling = true
    while let next = nextToDecide { decide(next) }
    (isSettling, hasNews) = (false, false)
    changed()
    resetSoon()
  }

  /// The first in line, unless one further back keeps it from acting and not the other way round,
  /// as a double tap does with a single one.
  private var nextToDecide: UIGestureRecognizer? {
    var ready: [UIGestureRecognizer] = []
    for recognizer in competitors where !recognizer.pending.isEmpty && !isWaiting(recognizer) {
      ready.append(recognizer)
    }
    guard ready.count > 1 else { return ready.first }
    return ready.first { one in
      !ready.contains { policy.prevents($0, one) && !policy.prevents(one, $0) }
    } ?? ready.first
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    var isWaiting = false
    for other in competitors where isNeeded(other, by: recognizer) {
      if other.hasRecognized { return false }
      if other.current == .possible { isWaiting = true }
    }
    return isWaiting
  }

  private func isNeeded(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && policy.waits(recognizer, other)
  }

  private func decide(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.pending
    recognizer.pending = []
    guard mayBegin(recognizer) else { return recognizer.perform(.failed) }
    for other in competitors where other.current == .possible && isRival(other, of: recognizer) {
      guard policy.prevents(recognizer, other) else { continue }
      other.pending = []
      other.perform(.failed)
    }
    act(recognizer, through: states)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in competitors {
      if other.hasRecognized, isNeeded(other, by: recognizer) { return false }
      if other.current.isActive, isRival(other, of: recognizer),
        policy.prevents(other, recognizer)
      {
        return false
      }
    }
    return recognizer.isAllowedToBegin
  }

  /// Whether the two follow a touch together.
  private func isRival(_ other: UIGestureRecognizer, of recognizer: UIGestureRecognizer) -> Bool {
    guard other !== recognizer else { return false }
    for touch in other.touches where recognizer.follows(touch) { return true }
    return false
  }

  /// A continuous gesture cancels the view's touches and then acts; a discrete one acts first.
  private func act(
    _ recognizer: UIGestureRecognizer, through states: [UIGestureRecognizer.State]
  ) {
    let isDiscrete = states.first == .ended
    if !isDiscrete, recognizer.cancelsTouchesInView { cancelTouches(recognizer) }
    for state in isDiscrete ? policy.discreteSteps : states where !recognizer.current.isFinal {
      recognizer.perform(state)
    }
    if isDiscrete, recognizer.cancelsTouchesInView { cancelTouches(recognizer) }
  }
}

extension UIGestureRecognizer {
  fileprivate final func wants(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  fileprivate final var isFinished: Bool { current.isFinal && downCount == 0 }

  fileprivate final var hasRecognized: Bool { current.isActive || current == .ended }

  /// Asks the views that are touched, then its own, then the delegate.
  fileprivate final var isAllowedToBegin: Bool {
    for touch in touches where touch.view?.holdsBack(self) == true { return false }
    return view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}
