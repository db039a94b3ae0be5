/// A control that takes a line of text while it is first responder.
///
/// The delegate is asked before each step and told after it, in the order of
/// developer.apple.com/documentation/uikit/uitextfield, *Validating text and managing the editing
/// process*. Whether it hears before or after the control's own event isn't public, nor which touch
/// events a field sends that begins to be edited.
@MainActor open class UITextField: UIControl, UIKeyInput {
  open weak var delegate: (any UITextFieldDelegate)?

  /// Empty until something is set or typed; nil becomes empty. Setting it sends nothing.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      ControlPolicy.current.valueWasSet(self)
    }
  }
  private var content = ""

  open var placeholder: String?

  public final var isEditing: Bool { isFirstResponder }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    report(.editingDidBegin, nil)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    return stopEditing()
  }

  /// Without asking the delegate.
  final func stopEditing() -> Bool {
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    report(.editingDidEnd, nil)
    return true
  }

  /// A tap begins the editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Typing

  open var hasText: Bool { !content.isEmpty }

  /// Adds text at the end, as the keyboard does once the delegate has allowed it.
  open func insertText(_ text: String) {
    content += text
    report(.editingChanged, nil)
  }

  open func deleteBackward() {
    guard hasText else { return }
    content.removeLast()
    report(.editingChanged, nil)
  }

  /// A key of the keyboard.
  final func type(_ text: String) {
    let end = NSRange(location: content.utf16.count, length: 0)
    if mayChange(end, to: text) { insertText(text) }
  }

  final func pressDelete() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: content.utf16.count - length, length: length)
    if mayChange(range, to: "") { deleteBackward() }
  }

  /// The return key changes nothing by itself.
  final func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }

  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
  }

  // MARK: Left out: no fonts, so no size of a text

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override func sizeToFit() {}

  @available(*, unavailable, message: "UIKit measures text here; the course's model has no fonts")
  open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}
