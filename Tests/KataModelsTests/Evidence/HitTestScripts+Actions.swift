import KataModels

// Actions, and controls that send them.
extension HitTestScripts {
  static let actions: [String: Script] = [
    "H149": {
      let screen = ActionDesk()
      screen.control.addTarget(nil, action: "first", for: .touchUpInside)
      screen.control.sendActions(for: .touchUpInside)
      return .text(screen.log == ["first"] ? "vc.action called once" : "\(screen.log)")
    },
    "H151": {
      let screen = ActionDesk()
      let field = NamedField(screen)
      screen.window.addSubview(field)
      field.becomeFirstResponder()
      UIApplication.shared.sendAction("foo:", to: nil, from: screen.control, for: nil)
      return .text(screen.log == ["field foo"] ? "text field's foo:" : "\(screen.log)")
    },
    "H152": {
      let screen = ActionDesk()
      UIApplication.shared.sendAction("foo:", to: nil, from: screen.control, for: nil)
      return .text(screen.log == ["foo"] ? "vc.foo:" : "\(screen.log)")
    },
    "H153": {
      calls { screen in
        for _ in 0..<2 {
          screen.control.addTarget(screen.controller, action: "first", for: .touchUpInside)
        }
      }
    },
    "H154": {
      calls { screen in
        screen.control.addTarget(screen.controller, action: "first", for: .touchUpInside)
        screen.control.addTarget(nil, action: "first", for: .touchUpInside)
      }
    },
    "H155": {
      let screen = ActionDesk()
      for action in ["first", "second", "third"] {
        screen.control.addTarget(
          screen.controller, action: Selector(action), for: .touchUpInside)
      }
      screen.control.sendActions(for: .touchUpInside)
      return .list(screen.log.map(JSON.text))
    },
    "H156": {
      calls { screen in
        screen.control.addTarget(screen.controller, action: "first", for: .touchUpInside)
        screen.control.removeTarget(nil, action: "first", for: .touchUpInside)
      }
    },
  ]

  private static func calls(_ prepare: (ActionDesk) -> Void) -> JSON {
    let screen = ActionDesk()
    prepare(screen)
    screen.control.sendActions(for: .touchUpInside)
    return .text("\(screen.log.count) call\(screen.log.count == 1 ? "" : "s")")
  }

  // MARK: Controls

  static let controls: [String: Script] = [
    "H159": { events { $0.tap(50, 22) } },
    "H160": {
      let desk = TouchDesk()
      let button = desk.button()
      desk.down(50, 22)
      let down = "isHighlighted \(button.isHighlighted)"
      desk.fingers.up()
      return .object([
        "down": .text(down), "after up": .text("isHighlighted \(button.isHighlighted)"),
      ])
    },
    "H164": {
      events { desk in
        desk.down(300, 22)
        desk.fingers.move(to: CGPoint(x: 50, y: 22))
        desk.fingers.up()
      }
    },
    "H167": { events(isEnabled: false) { $0.tap(50, 22) } },
    "H168": {
      let desk = TouchDesk()
      let button = desk.button()
      return JSON(
        events: traced(.actions) {
          desk.down(50, 22)
          button.isEnabled = false
          desk.fingers.up()
        })
    },
    "H169": {
      let heard = events { desk in
        desk.tap(50, 22)
        desk.tap(50, 22)
      }
      let wanted = ["touchDown", "touchUpInside", "touchDownRepeat"]
      return .object(["contains": .list(wanted.filter(heard.texts.contains).map(JSON.text))])
    },
    "H172": {
      let desk = TouchDesk()
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      desk.window.addSubview(toggle)
      var log: [JSON] = []
      toggle.addAction(UIAction { _ in log.append(.bool(toggle.isOn)) }, for: .valueChanged)
      desk.tap(30, 15)
      desk.tap(30, 15)
      return .object(["isOn at valueChanged": .list(log)])
    },
  ]

  private static func events(isEnabled: Bool = true, _ play: (TouchDesk) -> Void) -> JSON {
    let desk = TouchDesk()
    desk.button().isEnabled = isEnabled
    return JSON(events: traced(.actions) { play(desk) })
  }
}

extension JSON {
  /// A control's events without its name.
  init(events lines: [String]) {
    self = .list(lines.map { .text(String($0.drop { $0 != "." }.dropFirst())) })
  }
}
