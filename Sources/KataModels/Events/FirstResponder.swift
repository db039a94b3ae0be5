/// Who gets what is typed.
@MainActor enum FirstResponder {
  /// Nobody once the one who was first has left its window. Whether UIKit tells it then isn't
  /// public.
  static var current: UIResponder? { holder.flatMap { $0.isOnScreen ? $0 : nil } }

  /// Weak: being first keeps nobody alive.
  private static weak var holder: UIResponder?

  /// Hands the place over, the holder being asked before the newcomer.
  static func hand(to responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.isOnScreen else { return false }
    if let current, !current.resignFirstResponder() { return false }
    guard responder.canBecomeFirstResponder else { return false }
    place(responder)
    return true
  }

  static func place(_ responder: UIResponder) { holder = responder }

  static func leave(_ responder: UIResponder) {
    if holder === responder { holder = nil }
  }
}

extension UIResponder {
  /// Whether the chain from here leads through a window.
  fileprivate var isOnScreen: Bool {
    sequence(first: self, next: \.next).contains { $0 is UIWindow }
  }
}
