import KataModels

/// The views and recognisers of a case, and fingers that play its script.
@MainActor final class GestureScene {
  let tree: EvidenceTree
  let log = GestureLog()
  private(set) var recognizers: [String: UIGestureRecognizer] = [:]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let delivery: TouchDelivery

  init(_ setup: JSON) {
    let window = window
    window.isHidden = false
    delivery = TouchDelivery { [window] }
    tree = EvidenceTree(setup)
    window.addSubview(tree["root"])
    for part in setup["recognizers"]?.list ?? [] { add(part) }
    for part in setup["recognizers"]?.list ?? [] {
      for other in part["requires"]?.texts ?? [] {
        guard let recognizer = recognizers[part["id"]?.text ?? ""], let other = recognizers[other]
        else { continue }
        recognizer.require(toFail: other)
      }
    }
  }

  private func add(_ part: JSON) {
    let name = part["id"]?.text ?? ""
    let recognizer = Self.recognizer(part)
    recognizer.name = name
    recognizer.addTarget(log, action: "fired:")
    recognizer.delegate = log
    recognizer.isEnabled = part["enabled"]?.bool ?? true
    recognizer.cancelsTouchesInView = part["cancels"]?.bool ?? true
    recognizer.delaysTouchesBegan = part["delaysBegan"]?.bool ?? false
    log.wishes[name] = part
    recognizers[name] = recognizer
    tree[part["view"]?.text ?? ""].addGestureRecognizer(recognizer)
  }

  private static func recognizer(_ part: JSON) -> UIGestureRecognizer {
    switch part["type"]?.text {
    case "tap":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = part["taps"]?.number.map(Int.init) ?? 1
      tap.numberOfTouchesRequired = part["touches"]?.number.map(Int.init) ?? 1
      return tap
    case "pan": return UIPanGestureRecognizer()
    case "pinch": return UIPinchGestureRecognizer()
    case "swipe":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = part["direction"]?.text == "left" ? .left : .right
      swipe.numberOfTouchesRequired = part["touches"]?.number.map(Int.init) ?? 1
      return swipe
    case "longPress":
      let press = UILongPressGestureRecognizer()
      if let seconds = part["minDuration"]?.number { press.minimumPressDuration = seconds }
      if let points = part["allowable"]?.number { press.allowableMovement = CGFloat(points) }
      return press
    default: fatalError("no recogniser '\(part)'")
    }
  }

  /// - Parameter script: `down`, `move`, `up` with finger, x, y and seconds; `wait` until a second;
  ///   `set` a property.
  func play(_ script: [JSON]) {
    let start = MainLoop.main.now
    for step in script {
      let seconds = step[0].text == "wait" ? step[1].number : step[4].number
      if let seconds { MainLoop.main.run(until: start + seconds) }
      take(step)
    }
    MainLoop.main.turnUntilIdle()
  }

  private func take(_ step: JSON) {
    let finger = Int(step[1].number ?? 0)
    let point = CGPoint(x: step[2].number ?? 0, y: step[3].number ?? 0)
    switch step[0].text {
    case "down": delivery.down(finger: finger, at: point)
    case "move": delivery.move(finger: finger, to: point)
    case "up": delivery.up(finger: finger, at: point)
    case "set": recognizers[step[1].text ?? ""]?.isEnabled = step[3].bool == true
    default: break
    }
  }

  /// What each recorder heard; those that heard nothing are left out.
  var heard: [String: [String]] {
    tree.views.compactMapValues { ($0 as? Recorder)?.heard }.filter { !$0.value.isEmpty }
  }
}

/// Hears every action, and answers recognisers as the case says.
final class GestureLog: UIResponder, UIGestureRecognizerDelegate {
  private(set) var actions: [[String]] = []
  private(set) var asked: [String] = []
  var wishes: [String: JSON] = [:]

  override init() {
    super.init()
    _SelectorTable.register("fired:", GestureLog.fired(_:))
  }

  private func fired(_ recognizer: UIGestureRecognizer) {
    actions.append([recognizer.name ?? "", "\(recognizer.state)"])
  }

  private func wish(of recognizer: UIGestureRecognizer, _ key: String) -> JSON? {
    wishes[recognizer.name ?? ""]?[key]
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked.append(recognizer.name ?? "")
    return wish(of: recognizer, "shouldBegin")?.bool ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    wish(of: recognizer, "shouldReceive")?.bool ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    switch wish(of: recognizer, "simultaneous") {
    case .bool(let allowed): allowed
    case .list(let names): names.contains(.text(other.name ?? ""))
    default: false
    }
  }
}
