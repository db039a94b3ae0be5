import KataModels

/// The cases of touches, responders and controls that say in words what was done, acted out; each
/// tells what came of it in the form in which the case does.
@MainActor enum HitTestScripts {
  typealias Script = @MainActor () -> JSON

  static let all = [touches, fingers, chains, windows, firstResponders, actions, controls]
    .reduce(into: [String: Script]()) { $0.merge($1) { one, _ in one } }

  /// Why the model doesn't do what a case says.
  nonisolated static let waiting = [
    "H115":
      "a touch whose view starts an animation goes on here: the same pattern is widely used to let buttons spring, where taps arrive",
    "H122": "the private views between a window and the root view are left out",
  ]

  nonisolated static let ids = [
    "H092", "H093", "H094", "H095", "H096", "H097", "H099", "H101", "H102", "H103", "H105", "H106",
    "H107", "H108", "H110", "H112", "H117", "H120", "H136", "H137", "H138", "H139", "H140", "H141",
    "H143", "H144", "H146", "H149", "H151", "H152", "H153", "H154", "H155", "H156", "H159", "H160",
    "H164", "H167", "H168", "H169", "H172",
  ]

  /// What a case expects, in words that can be compared.
  nonisolated static func reduced(_ evidence: EvidenceCase) -> JSON {
    switch evidence.id {
    // Either is right: the model makes two calls.
    case "H108": .text("2 touches in event; two calls with 1")
    case "H136": .text("A's superview")
    default: evidence.expected
    }
  }

  // MARK: One touch

  private static let touches: [String: Script] = [
    "H092": {
      let desk = TouchDesk()
      let rec = desk.listener("rec", at: CGRect(x: 100, y: 100, width: 100, height: 100))
      desk.down(150, 150)
      let start = rec.touch?.location(in: rec) ?? .zero
      desk.fingers.move(to: CGPoint(x: 160, y: 155))
      let touch = rec.touch
      let xs = [touch?.previousLocation(in: rec).x ?? 0, touch?.location(in: rec).x ?? 0]
      desk.fingers.up()
      return .object([
        "log": .list(rec.heard.map(JSON.text)), "touch.view": desk.name(of: touch?.view),
        "location(in: rec) at down": JSON(start),
        "previousLocation.x -> location.x at move": JSON(xs.map(Double.init)),
      ])
    },
    "H093": {
      let desk = TouchDesk()
      let rec = desk.listener("rec", at: CGRect(x: 100, y: 100, width: 100, height: 100))
      desk.down(150, 150)
      desk.fingers.move(to: CGPoint(x: 390, y: 290))
      desk.fingers.up()
      return .object([
        "log": .list(rec.heard.map(JSON.text)), "touch.view": desk.name(of: rec.touch?.view),
      ])
    },
    "H094": { tapCounts(pause: 0.15, second: (110, 110)) },
    "H095": { tapCounts(pause: 1.95, second: (110, 110)) },
    "H096": { tapCounts(pause: 0.15, second: (190, 190)) },
  ]

  private static func tapCounts(pause: TimeInterval, second: (Double, Double)) -> JSON {
    let desk = TouchDesk()
    let rec = desk.listener("rec", at: CGRect(x: 100, y: 100, width: 100, height: 100))
    desk.tap(110, 110)
    MainLoop.main.run(until: MainLoop.main.now + pause)
    desk.tap(second.0, second.1)
    return JSON(rec.tapCounts.map(Double.init))
  }

  // MARK: Several fingers

  private static let fingers: [String: Script] = [
    "H105": {
      let desk = TouchDesk()
      let view = desk.listener("view", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      desk.down(20, 20)
      desk.down(80, 80, finger: 1)
      return .text(view.fingers == [0] ? "only finger 1 reported" : "\(view.fingers)")
    },
    "H106": {
      let desk = TouchDesk()
      let (a, b) = desk.pair()
      desk.down(50, 50)
      desk.down(250, 50, finger: 1)
      return .text(
        [a, b].allSatisfy { $0.heard == ["touchesBegan"] }
          ? "both receive touchesBegan" : "\(a.heard) \(b.heard)")
    },
    "H107": {
      let desk = TouchDesk()
      let parent = desk.listener("parent", at: CGRect(x: 0, y: 0, width: 200, height: 200))
      let child = desk.listener("child", at: parent.frame, in: parent)
      child.isMultipleTouchEnabled = true
      desk.down(20, 20)
      desk.down(80, 80, finger: 1)
      return .text(child.fingers == [0, 1] ? "child gets both" : "\(child.fingers)")
    },
    "H108": {
      let desk = TouchDesk()
      let view = desk.listener("view", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.isMultipleTouchEnabled = true
      desk.down(20, 20)
      desk.down(80, 80, finger: 1)
      let count = view.event?.allTouches?.count ?? 0
      return .text("\(count) touches in event; two calls with \(view.sizes.max() ?? 0)")
    },
    "H110": {
      let desk = TouchDesk()
      let (a, _) = desk.pair()
      a.isExclusiveTouch = true
      desk.down(250, 50)
      desk.down(50, 50, finger: 1)
      return .text(a.heard.isEmpty ? "A receives nothing" : "\(a.heard)")
    },
    "H112": {
      let desk = TouchDesk()
      let (a, b) = desk.pair()
      let log = DeskLog()
      for view in [a, b] {
        view.isExclusiveTouch = true
        view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: "first"))
      }
      desk.down(50, 50)
      desk.down(250, 50, finger: 1)
      for finger in 0...1 { desk.fingers.up(finger: finger) }
      return .text(log.lines.count == 2 ? "both recognizers can fire" : "\(log.lines)")
    },
  ]

  // MARK: The chain

  private static let chains: [String: Script] = [
    "H097": {
      let desk = TouchDesk()
      let recorder = desk.listener("recorder", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (box, leaf) = (UIView(frame: recorder.frame), UIView(frame: recorder.frame))
      recorder.addSubview(box)
      box.addSubview(leaf)
      desk.tap(50, 50)
      return .object([
        "recorder log": .list(recorder.heard.map(JSON.text)),
        "touch.view": .text(recorder.touch?.view === leaf ? "leaf" : "another"),
      ])
    },
    "H099": {
      let desk = TouchDesk()
      let outer = desk.listener("outer", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      desk.listener("inner", at: outer.frame, in: outer).handsOn = true
      desk.tap(50, 50)
      return .list(desk.log.lines.map(JSON.text))
    },
    "H101": {
      let desk = TouchDesk()
      let controller = DeskController(desk.log)
      controller.view.frame = desk.window.bounds
      desk.window.addSubview(controller.view)
      desk.tap(50, 50)
      return .list(desk.log.lines.map(JSON.text))
    },
    "H102": {
      let desk = TouchDesk()
      desk.window.addSubview(UIView(frame: desk.window.bounds))
      let (delegate, last) = (DeskDelegate(desk.log), UIApplication.shared.delegate)
      UIApplication.shared.delegate = delegate
      desk.tap(50, 50)
      UIApplication.shared.delegate = last
      return .list(desk.log.lines.map(JSON.text))
    },
    "H103": {
      let desk = TouchDesk()
      let recorder = desk.listener("recorder", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      let button = UIButton(frame: recorder.frame)
      recorder.addSubview(button)
      let events = traced(.actions) { desk.tap(50, 50) }
      return .object([
        "button": JSON(events: events), "recorder": .list(recorder.heard.map(JSON.text)),
      ])
    },
    "H136": {
      let (root, a, controller) = (UIView(), UIView(), UIViewController())
      controller.view = a
      root.addSubview(a)
      controller.view = UIView()
      return .text(a.next === root ? "A's superview" : "another")
    },
  ]

  // MARK: Windows and animation

  private static let windows: [String: Script] = [
    "H117": {
      let desk = TouchDesk()
      let card = desk.listener("card", at: CGRect(x: 0, y: 0, width: 50, height: 50))
      UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) {
        card.frame.origin.x = 200
      }
      MainLoop.main.run(until: MainLoop.main.now + 1)
      let seen = ["x100": 110.0, "x200": 210].mapValues { x in
        card.heard = []
        desk.tap(x, 25)
        return JSON.text(card.heard.isEmpty ? "not hit" : "hit")
      }
      MainLoop.main.run(until: MainLoop.main.now + 2)
      return .object(seen)
    },
    "H120": {
      let desk = TouchDesk()
      let view = desk.listener("main window view", at: desk.window.bounds)
      let front = HollowWindow(frame: desk.window.frame)
      front.isHidden = false
      let fingers = TouchDelivery { [front, desk.window] }
      fingers.down(at: CGPoint(x: 50, y: 50))
      return .text(view.heard == ["touchesBegan"] ? "main window view is hit" : "it isn't")
    },
  ]

  // MARK: First responder

  private static let firstResponders: [String: Script] = [
    "H137": { .bool(UIResponder().canBecomeFirstResponder) },
    "H138": { .bool(UIResponder().canResignFirstResponder) },
    "H139": { .bool(UIResponder().isFirstResponder) },
    "H140": { .bool(UIView().becomeFirstResponder()) },
    "H141": { .bool(DeskField().becomeFirstResponder()) },
    "H143": {
      let desk = TouchDesk()
      let (a, b) = fields(in: desk)
      a.becomeFirstResponder()
      b.becomeFirstResponder()
      return .object([
        "A.isFirstResponder": .bool(a.isFirstResponder),
        "B.isFirstResponder": .bool(b.isFirstResponder),
      ])
    },
    "H144": {
      let desk = TouchDesk()
      let (a, b) = fields(in: desk)
      a.becomeFirstResponder()
      a.isStubborn = true
      return .object([
        "returns": .bool(b.becomeFirstResponder()), "A.isFirstResponder": .bool(a.isFirstResponder),
      ])
    },
    "H146": {
      let desk = TouchDesk()
      let text = UITextField(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      desk.window.addSubview(text)
      let other = desk.listener("other", at: CGRect(x: 0, y: 0, width: 100, height: 100))
      text.becomeFirstResponder()
      desk.tap(50, 50)
      let isOthers = other.heard == ["touchesBegan", "touchesEnded"] && text.isFirstResponder
      return .text(isOthers ? "other receives the touch" : "\(other.heard)")
    },
  ]

  private static func fields(in desk: TouchDesk) -> (DeskField, DeskField) {
    let (a, b) = (DeskField(), DeskField())
    desk.window.addSubview(a)
    desk.window.addSubview(b)
    return (a, b)
  }
}
