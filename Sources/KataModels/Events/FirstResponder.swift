/// Who gets what is typed.
@MainActor enum FirstResponder {
  /// Weak: being first keeps nobody alive.
  private(set) static weak var current: UIResponder?

  /// Hands the place over, the holder being asked before the newcomer.
  static func hand(to responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.isOnScreen else { return false }
    if let current, !current.resignFirstResponder() { return false }
    guard responder.canBecomeFirstResponder else { return false }
    current = responder
    return true
  }

  static func leave(_ responder: UIResponder) {
    if current === responder { current = nil }
  }
}

extension UIResponder {
  /// Whether the chain from here leads through a window.
  fileprivate var isOnScreen: Bool {
    sequence(first: self, next: \.next).contains { $0 is UIWindow }
  }
}
