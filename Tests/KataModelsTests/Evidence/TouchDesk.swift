import KataModels

/// A window of 400 by 300 points and fingers on it.
@MainActor final class TouchDesk {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let fingers: TouchDelivery
  let log = DeskLog()

  init() {
    let window = window
    window.isHidden = false
    fingers = TouchDelivery { [window] }
  }

  @discardableResult func listener(
    _ name: String, at frame: CGRect, in superview: UIView? = nil
  ) -> DeskView {
    let view = DeskView(name, log)
    view.frame = frame
    (superview ?? window).addSubview(view)
    return view
  }

  func pair() -> (DeskView, DeskView) {
    (
      listener("A", at: CGRect(x: 0, y: 0, width: 100, height: 100)),
      listener("B", at: CGRect(x: 200, y: 0, width: 100, height: 100))
    )
  }

  @discardableResult func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    window.addSubview(button)
    return button
  }

  func down(_ x: Double, _ y: Double, finger: Int = 0) {
    fingers.down(finger: finger, at: CGPoint(x: x, y: y))
  }

  func tap(_ x: Double, _ y: Double) {
    down(x, y)
    MainLoop.main.run(until: MainLoop.main.now + 0.05)
    fingers.up()
  }

  func name(of view: UIView?) -> JSON { .text((view as? DeskView)?.name ?? "another") }
}

/// Notes the actions it is sent.
final class DeskLog: UIResponder {
  var lines: [String] = []

  override init() {
    super.init()
    _SelectorTable.register("first", DeskLog.first)
  }

  private func first() { lines.append("first") }
}

/// Notes what it hears, and hands it on where it is told to.
final class DeskView: UIView {
  let name: String
  let log: DeskLog
  var handsOn = false
  var heard: [String] = []
  private(set) var tapCounts: [Int] = []
  private(set) var fingers: [Int] = []
  private(set) var sizes: [Int] = []
  private(set) var touch: UITouch?
  private(set) var event: UIEvent?

  init(_ name: String, _ log: DeskLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (touch, self.event) = (touches.first, event)
    tapCounts.append(touches.first?.tapCount ?? 0)
    fingers.append(touches.first?.finger ?? 0)
    sizes.append(touches.count)
    note("touchesBegan")
    if handsOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded")
    if handsOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled")
  }

  private func note(_ phase: String) {
    heard.append(phase)
    log.lines.append("\(name) \(phase.dropFirst("touches".count).lowercased())")
  }
}

final class DeskController: UIViewController {
  private let log: DeskLog

  init(_ log: DeskLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("vc touchesBegan")
  }
}

final class DeskDelegate: UIResponder, UIApplicationDelegate {
  private let log: DeskLog

  init(_ log: DeskLog) { self.log = log }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("delegate touchesBegan")
  }
}

final class HollowWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

final class DeskField: UIView {
  var isStubborn = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }
}

/// A control in a plain view in a controller's view.
@MainActor final class ActionDesk {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let controller = Controller()
  let control = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  init() {
    Controller.register()
    let box = UIView(frame: window.bounds)
    controller.view.addSubview(box)
    box.addSubview(control)
    window.addSubview(controller.view)
  }

  var log: [String] {
    get { controller.log }
    set { controller.log = newValue }
  }

  final class Controller: UIViewController {
    var log: [String] = []

    static func register() {
      _SelectorTable.register("first", Controller.first)
      _SelectorTable.register("second", Controller.second)
      _SelectorTable.register("third", Controller.third)
      _SelectorTable.register("foo:", Controller.foo(_:))
    }

    private func first() { log.append("first") }
    private func second() { log.append("second") }
    private func third() { log.append("third") }
    private func foo(_ sender: Any?) { log.append("foo") }
  }
}

/// A field with a method of its own.
final class NamedField: UITextField {
  private weak var screen: ActionDesk?

  init(_ screen: ActionDesk) {
    self.screen = screen
    super.init(frame: .zero)
    _SelectorTable.register("foo:", NamedField.foo(_:))
  }

  required init?(coder: NSCoder) { nil }

  private func foo(_ sender: Any?) { screen?.log.append("field foo") }
}
