/// Brings fingers to views: finds the view each one hits, lets the recognisers hear first, then
/// the view.
///
/// All points are in screen coordinates, which are those of a window that fills the screen.
@MainActor package final class TouchDelivery {
  /// The windows on screen, the frontmost first.
  private let windows: () -> [UIWindow]
  private let rules: UIKitRules.Touches
  private let arena: GestureArena
  /// By finger.
  private var routes: [Int: TouchRoute] = [:]
  /// Those whose finger has lifted, while a recogniser holds the end up.
  private var late: [TouchRoute] = []
  private var event = UIEvent()
  private var taps = TapCounter()

  package init(rules: UIKitRules = .current, windows: @escaping () -> [UIWindow]) {
    self.windows = windows
    self.rules = rules.touches
    arena = GestureArena(rules.gestures)
    arena.cancelTouches = { [unowned self] recognizer in cancelViews(of: recognizer) }
    arena.changed = { [unowned self] in flush() }
  }

  // MARK: Fingers

  package func down(finger: Int = 0, at point: CGPoint) {
    guard routes[finger] == nil else { return }
    JourneyLog.current?.beginSearch()
    guard let (window, spot, view) = hit(at: point) else {
      JourneyLog.current?.miss(finger: finger, at: point)
      return
    }
    if routes.isEmpty { startSequence() }
    let touch = UITouch(finger: finger, at: spot)
    touch.timestamp = MainLoop.main.now
    touch.tapCount = taps.count(touch, in: window, rules)
    (touch.view, touch.window) = (view, window)
    event.touches.append(touch)
    let route = route(for: touch, to: view)
    JourneyLog.current?.found(touch, route)
    touch.gestureRecognizers = route.recognizers
    routes[finger] = route
    ResponderPolicy.current.touched(view)
    pass(.began, along: route)
  }

  package func move(finger: Int = 0, to point: CGPoint) {
    guard let route = routes[finger] else { return }
    place(route.touch, at: point)
    pass(.moved, along: route)
  }

  /// Fingers that move at the same time, as two that pinch do: recognisers hear of them at once, so
  /// that none sees one finger where it is and the other where it was.
  package func move(_ places: [(finger: Int, point: CGPoint)]) {
    var moved: [TouchRoute] = []
    for (finger, point) in places {
      guard let route = routes[finger] else { continue }
      place(route.touch, at: point)
      moved.append(route)
    }
    for route in moved { stamp(route.touch, .moved) }
    arena.hear { announceMoves(moved) }
    for route in moved { route.post(.moved) }
  }

  /// - Parameter point: where the finger lifts; nil: where it is.
  package func up(finger: Int = 0, at point: CGPoint? = nil) {
    guard let route = routes[finger] else { return }
    if let point { place(route.touch, at: point) }
    taps.note(route.touch)
    finish(route, with: .ended)
  }

  /// The system takes the finger away, as for an incoming call.
  package func cancel(finger: Int = 0) {
    guard let route = routes[finger] else { return }
    finish(route, with: .cancelled)
  }

  // MARK: One touch

  private func hit(at point: CGPoint) -> (UIWindow, CGPoint, UIView)? {
    for window in windows() {
      let spot = window.geometry.fromSuperview(point)
      if let view = window.hitTest(spot, with: event) { return (window, spot, view) }
    }
    return nil
  }

  private func route(for touch: UITouch, to view: UIView) -> TouchRoute {
    TouchRoute(
      touch, view: view, recognizers: arena.listeners(to: touch, on: view, in: event), event: event,
      isBarred: routes.values.contains { bars($0, view) })
  }

  /// Whether a finger that is down already keeps the view from hearing of another: its own, unless
  /// it takes several, and any of another view where either is exclusive. Recognisers hear all the
  /// same (developer.apple.com/documentation/uikit/uiview/isexclusivetouch; H110 and H112 of the
  /// evidence).
  private func bars(_ route: TouchRoute, _ view: UIView) -> Bool {
    if route.isClosed { return false }
    if route.view === view { return !view.isMultipleTouchEnabled }
    guard route.view.isExclusiveTouch || view.isExclusiveTouch else { return false }
    return route.view.window === view.window
  }

  private func place(_ touch: UITouch, at point: CGPoint) {
    touch.previousPoint = touch.point
    touch.point = touch.window?.geometry.fromSuperview(point) ?? point
  }

  private func stamp(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = MainLoop.main.now
    event.timestamp = MainLoop.main.now
    TouchWatch.touch?(touch)
  }

  /// Each recogniser once, with all of them that it follows.
  private func announceMoves(_ moved: [TouchRoute]) {
    var told: Set<ObjectIdentifier> = []
    let touches = moved.map(\.touch)
    for route in moved {
      for recognizer in route.recognizers where told.insert(ObjectIdentifier(recognizer)).inserted {
        recognizer.hearMoves(of: touches, event)
      }
    }
  }

  private func pass(_ phase: UITouch.Phase, along route: TouchRoute) {
    stamp(route.touch, phase)
    arena.hear { route.announce(phase) }
    route.post(phase)
  }

  private func finish(_ route: TouchRoute, with phase: UITouch.Phase) {
    pass(phase, along: route)
    routes[route.touch.finger] = nil
    event.touches.removeAll { $0 === route.touch }
    if !route.isClosed { late.append(route) }
    if routes.isEmpty { arena.breakRings() }
    arena.resetSoon()
  }

  // MARK: All touches

  private func startSequence() {
    arena.breakRings()
    arena.resetFinished()
    event = UIEvent()
  }

  private func cancelViews(of recognizer: UIGestureRecognizer) {
    for route in routes.values where recognizer.follows(route.touch) { route.cancel() }
    for route in late where recognizer.follows(route.touch) { route.cancel() }
    dropClosed()
  }

  private func flush() {
    if routes.count == 1 {
      routes.values.first?.flush()
    } else {
      for route in routes.values.sorted(by: { $0.touch.finger < $1.touch.finger }) {
        route.flush()
      }
    }
    for route in late { route.flush() }
    dropClosed()
  }

  private func dropClosed() {
    if !late.isEmpty { late.removeAll(where: \.isClosed) }
  }
}
