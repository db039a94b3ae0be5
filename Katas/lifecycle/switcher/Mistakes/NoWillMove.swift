import UIKit

/// Shows one of several screens in its own view, as a tab bar controller
/// without its bar would.
final class SwitcherViewController: UIViewController {
  private(set) var current: UIViewController?

  /// Takes the current screen out and puts this one in. Its view fills
  /// the switcher's, also after the device is turned. Showing the current
  /// screen again changes nothing.
  func show(_ next: UIViewController) {
    guard next !== current else { return }
    if let current {
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(next.view)
    next.didMove(toParent: self)
    current = next
  }
}
