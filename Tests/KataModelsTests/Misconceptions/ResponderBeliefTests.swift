import Testing

@testable import KataModels

/// Each false belief gives the answer it predicts, where the truth gives another.
@MainActor @Suite struct `A false belief about responders and controls` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(button)
    window.addSubview(field)
  }

  private func policy(_ change: (inout UIKitRules.Touches) -> Void) -> ResponderPolicy {
    var rules = UIKitRules.Touches()
    change(&rules)
    return ResponderPolicy(rules)
  }

  @Test func `has an action without a target end at its sender's own chain, or nowhere`() {
    field.becomeFirstResponder()
    #expect(policy { _ in }.start(button) === field)
    #expect(policy { $0.actionsStart = .atTheSender }.start(button) === button)
    #expect(policy { $0.actionsStart = .nowhere }.start(button) == nil)
  }

  @Test func `has the touched view be first responder`() {
    field.becomeFirstResponder()
    policy { _ in }.touched(button)
    #expect(FirstResponder.current === field)
    policy { $0.firstResponder = .theTouchedView }.touched(button)
    #expect(FirstResponder.current === button)
  }

  @Test func `has a disabled control let touches through`() throws {
    button.isEnabled = false
    let rules = try UIKitRules().overlaid(
      with: #"{"hitTesting": {"disabledControls": "passedThrough"}}"#)
    let point = CGPoint(x: 50, y: 50)
    #expect(HitTestPolicy(UIKitRules().hitTesting).find(window, point, nil) === button)
    #expect(HitTestPolicy(rules.hitTesting).find(window, point, nil) === window)
  }

  @Test func `has a value set from code tell of it`() {
    let toggle = UISwitch()
    var count = 0
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    var rules = UIKitRules.Controls()
    ControlPolicy(rules).valueWasSet(toggle)
    #expect(count == 0)
    rules.codeIsSilent = false
    ControlPolicy(rules).valueWasSet(toggle)
    #expect(count == 1)
  }
}
