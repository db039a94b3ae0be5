import UIKit

/// Counts the seconds while it is on the screen, one each second. While
/// another screen covers it, the clock stands still; when it is closed,
/// nothing of it is left.
final class ClockViewController: UIViewController {
  private(set) var seconds = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = .scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick),
      userInfo: nil, repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  @objc private func tick() { seconds += 1 }
}
