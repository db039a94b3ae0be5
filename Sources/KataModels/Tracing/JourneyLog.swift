import KataTrace

/// Notes how touches and calls of `hitTest` find their views, and how touches climb the responder
/// chain, for the channel.
///
/// Where nobody reads the channel there is no log, and hit-testing goes its plain way. With one it
/// asks the same views in the same order, each once.
@MainActor final class JourneyLog {
  static let current: JourneyLog? = Channel.isOpen ? JourneyLog { Channel.write($0) } : nil

  private let report: (ChannelRecord) -> Void
  private var asked: [AskedView] = []
  private var depth = 0
  /// The view whose own `hitTest` is running, and its place among those asked.
  private var own: (view: UIView, index: Int)?
  private var isSearching = false
  private var count = 0
  private var climbs: [Climb] = []

  /// Beyond so many nothing is told.
  private static let mostJourneys = 32
  private static let mostAsked = 200

  private struct Climb {
    var touch: UITouch
    var told: TouchClimb
  }

  init(report: @escaping (ChannelRecord) -> Void) { self.report = report }

  private var isFull: Bool { count >= Self.mostJourneys }

  private var time: Double { MainLoop.main.now - Tracer.start }

  // MARK: Searching

  /// A finger comes down: what is asked from now on belongs to its journey.
  func beginSearch() {
    (asked, depth, own, isSearching) = ([], 0, nil, !isFull)
  }

  /// Ends the search of a finger that hit nothing.
  func miss(finger: Int, at point: CGPoint) {
    end(TouchJourney(number: 0, finger: finger, point: point.numbers, asked: asked, hit: nil))
  }

  /// Ends the search of a touch that has found its view.
  func found(_ touch: UITouch, _ route: TouchRoute) {
    let listeners = route.recognizers.map {
      TouchJourney.Listener(name: $0.traceName, view: $0.view?.journeyName)
    }
    let number = end(
      TouchJourney(
        number: 0, finger: touch.finger, point: touch.point.numbers, asked: asked,
        hit: touch.view?.journeyName, listeners: listeners, isBarred: route.isClosed))
    touch.journey = number
  }

  @discardableResult private func end(_ journey: TouchJourney) -> Int {
    guard isSearching else { return 0 }
    (isSearching, own) = (false, nil)
    count += 1
    var journey = journey
    journey.number = count
    report(.journey(time: time, journey))
    return count
  }

  /// A call of the program's own, outside of any touch.
  private func searchAlone(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    beginSearch()
    guard isSearching else { return HitTestPolicy.frontToBack.find(view, point, event) }
    let hit = find(view, point, event)
    end(
      TouchJourney(
        number: 0, finger: nil, point: point.numbers, asked: asked, hit: hit?.journeyName))
    return hit
  }

  /// What `HitTestPolicy.frontToBack` does, and notes it.
  func find(_ start: UIView, _ startPoint: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isSearching else { return searchAlone(start, startPoint, event) }
    let outerDepth = depth
    defer { depth = outerDepth }
    guard admits(start, startPoint, event) else { return nil }
    var (view, point) = (start, startPoint)
    search: while true {
      depth += 1
      for subview in view.children.reversed() {
        let inside = subview.geometry.fromSuperview(point)
        if subview.overridesHitTest {
          if let hit = ask(subview, inside, event) { return hit }
        } else if admits(subview, inside, event) {
          (view, point) = (subview, inside)
          if subview is PresentationRoom { depth -= 1 }
          continue search
        }
      }
      return view
    }
  }

  /// Asks a view through its own `hitTest`. What it calls in turn stands below it.
  private func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let index = asked.count
    note(view, nil)
    let (outerDepth, outer) = (depth, own)
    own = (view, index)
    depth += 1
    let hit = view.hitTest(point, with: event)
    (depth, own) = (outerDepth, outer)
    if asked.indices.contains(index) { asked[index].returned = hit?.journeyName }
    return hit
  }

  private func admits(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    let answer =
      view.visibility.reasonToSkip
      ?? (view.point(inside: point, with: event) ? .holds : .outside)
    if let own, own.view === view, asked.indices.contains(own.index) {
      asked[own.index].answer = answer
      depth -= 1
      self.own = nil
    } else {
      note(view, answer)
    }
    return answer == .holds
  }

  private func note(_ view: UIView, _ answer: AskedView.Answer?) {
    guard asked.count < Self.mostAsked, !(view is PresentationRoom) else { return }
    asked.append(
      AskedView(
        name: view.journeyName, depth: depth, answer: answer, hasOwnPoint: view.overridesPoint,
        hasOwnHitTest: view.overridesHitTest))
  }

  // MARK: Climbing

  /// What `UIResponder.receive` does, and notes it.
  func climb(
    from start: UIResponder, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    let touch = touches.first
    let continues = climbs.last.map {
      $0.touch === touch && $0.told.callback == phase.callback
    }
    if let touch, continues != true {
      climbs.append(
        Climb(
          touch: touch,
          told: TouchClimb(
            journey: touch.journey, callback: phase.callback, steps: [], isAnswered: true)))
    }
    let isAnswered = walk(from: start, phase, touches, event)
    if !isAnswered, !climbs.isEmpty { climbs[climbs.count - 1].told.isAnswered = false }
    guard continues != true, let climb = climbs.popLast(), climb.told.journey > 0 else { return }
    report(.climb(time: time, climb.told))
  }

  /// - Returns: whether somebody's class answers the phase.
  private func walk(
    from start: UIResponder, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?
  ) -> Bool {
    let method = MethodSlot.touches(phase)
    var next: UIResponder? = start
    while let responder = next {
      Tracer.send(.touches, to: responder, phase.callback)
      let answers = method.isOverridden(in: type(of: responder))
      note(responder, answers)
      if answers {
        responder.answer(phase, touches, event)
        return true
      }
      next = responder.next
    }
    return false
  }

  private func note(_ responder: UIResponder, _ answers: Bool) {
    guard !(responder is PresentationRoom), !climbs.isEmpty else { return }
    climbs[climbs.count - 1].told.steps.append(
      TouchClimb.Step(name: responder.journeyName, hasOwn: answers))
  }
}

extension ViewVisibility {
  /// Why hit-testing doesn't look at the view; nil where it does.
  fileprivate var reasonToSkip: AskedView.Answer? {
    if isTouchable { return nil }
    return isHidden ? .hidden : !isInteractive ? .disabled : isBarred ? .moving : .faint
  }
}

extension UIResponder {
  /// What a journey calls it: a nameless root view by its controller.
  fileprivate final var journeyName: String {
    guard let view = self as? UIView, let controller = view.controller,
      traceName.prefix(while: { $0 != "#" }) == "View"
    else { return traceName }
    return "\(controller.traceName).view"
  }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}
