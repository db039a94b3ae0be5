/// Where recognisers compete for touches, from a touch's first moment to their reset.
///
/// A recogniser that has met its criteria waits for those it requires to fail, asks whether it may
/// begin, makes the others on its touches fail, and acts; in this order
/// (developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers).
@MainActor final class GestureArena {
  let limits: GestureLimits
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

  init(_ rules: UIKitRules.Gestures) {
    (policy, limits) = (GesturePolicy(rules), GestureLimits(rules))
  }

  // MARK: Joining and leaving

  /// The enabled recognisers of the view and of those above it that want the touch.
  func listeners(
    to touch: UITouch, on view: UIView, in event: UIEvent
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      for recognizer in view.recognizers where recognizer.wants(touch, in: event) {
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
    guard !isResetComing else { return }
    for member in members where member.recognizer?.isFinished == true {
      isResetComing = true
      MainLoop.main.after(0) { [weak self] in self?.resetFinished() }
      return
    }
  }

  /// Resets those that have decided and whose fingers are all up.
  func resetFinished() {
    isResetComing = false
    var (finished, others): ([UIGestureRecognizer], [Member]) = ([], [])
    for member in members {
      guard let recognizer = member.recognizer else { continue }
      if recognizer.isFinished { finished.append(recognizer) } else { others.append(member) }
    }
    members = others
    for recognizer in finished { recognizer.startOver() }
  }

  /// Lets those fail that wait for each other in a ring: with no finger down nobody else can free
  /// them. UIKit promises nothing there.
  func breakRings() {
    guard isSomebodyPending else { return }
    var stuck = competitors.filter { !$0.pending.isEmpty }
    let all = GestureCompetitors(competitors)
    while let free = stuck.firstIndex(where: { recognizer in
      awaited(by: recognizer, all).contains { other in !stuck.contains { $0 === other } }
    }) { stuck.remove(at: free) }
    for recognizer in stuck {
      recognizer.pending = []
      recognizer.perform(.failed)
    }
    if !stuck.isEmpty { note() }
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

  private var isSomebodyPending: Bool {
    for member in members where member.recognizer?.pending.isEmpty == false { return true }
    return false
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
    while isSomebodyPending {
      let all = GestureCompetitors(competitors)
      guard let next = nextToDecide(all) else { break }
      decide(next, all)
    }
    (isSettling, hasNews) = (false, false)
    changed()
    resetSoon()
  }

  /// The first in line, unless one further back keeps it from acting and not the other way round,
  /// as a double tap does with a single one.
  private func nextToDecide(_ all: GestureCompetitors) -> UIGestureRecognizer? {
    var ready: [UIGestureRecognizer] = []
    for recognizer in all.all where !recognizer.pending.isEmpty && !isWaiting(recognizer, all) {
      ready.append(recognizer)
    }
    guard ready.count > 1 else { return ready.first }
    for one in ready {
      var isOutranked = false
      for other in ready where other !== one && other.outranks(one) {
        isOutranked = true
        break
      }
      if !isOutranked { return one }
    }
    return ready.first
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer, _ all: GestureCompetitors) -> Bool {
    var isWaiting = false
    for other in needed(by: recognizer, all) {
      if other.hasRecognized { return false }
      if other.current == .possible { isWaiting = true }
    }
    return isWaiting
  }

  /// Those it waits for that follow one of its touches.
  private func needed(
    by recognizer: UIGestureRecognizer, _ all: GestureCompetitors
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for other in policy.required(recognizer, all)
    where other !== recognizer && other.arena === self && other.sharesTouch(with: recognizer) {
      found.append(other)
    }
    return found
  }

  /// Those of them that haven't decided.
  private func awaited(
    by recognizer: UIGestureRecognizer, _ all: GestureCompetitors
  ) -> [UIGestureRecognizer] {
    needed(by: recognizer, all).filter { $0.current == .possible }
  }

  private func decide(_ recognizer: UIGestureRecognizer, _ all: GestureCompetitors) {
    let states = recognizer.pending
    recognizer.pending = []
    guard mayBegin(recognizer, all) else { return recognizer.perform(.failed) }
    for other in all.all
    where other !== recognizer && other.current == .possible
      && other.sharesTouch(with: recognizer) && policy.prevents(recognizer, other)
    {
      other.pending = []
      other.perform(.failed)
    }
    act(recognizer, through: states)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer, _ all: GestureCompetitors) -> Bool {
    for other in needed(by: recognizer, all) where other.hasRecognized { return false }
    for other in all.all
    where other !== recognizer && other.hasRecognized && other.sharesTouch(with: recognizer)
      && policy.prevents(other, recognizer)
    {
      return false
    }
    return recognizer.isAllowedToBegin
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
  fileprivate final func wants(_ touch: UITouch, in event: UIEvent) -> Bool {
    guard isEnabled, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  fileprivate final var isFinished: Bool { current.isFinal && downCount == 0 }

  /// Whether it keeps the other from acting by its class, and not the other way round.
  fileprivate final func outranks(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && !(other.canPrevent(self) && canBePrevented(by: other))
  }

  fileprivate final var hasRecognized: Bool { current.isActive || current == .ended }

  /// Asks the views that are touched, then its own, then the delegate.
  fileprivate final var isAllowedToBegin: Bool {
    for touch in touches where touch.view?.holdsBack(self) == true { return false }
    return view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}
