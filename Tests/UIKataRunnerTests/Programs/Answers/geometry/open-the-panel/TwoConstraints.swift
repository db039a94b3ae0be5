import UIKit

/// A photo with a panel of comments that slides up from below the screen
/// in 0.4 seconds, and down again.
///
/// Open, the panel stays at the lower edge, whatever is laid out and
/// however the device is turned; closed, it lies below the edge. Nothing
/// else moves along with it.
final class PhotoViewController: UIViewController {
  let caption = UILabel()
  let panel = UIView()
  private lazy var captionHeight =
    caption.heightAnchor.constraint(equalToConstant: 24)
  private lazy var closed = panel.topAnchor.constraint(equalTo: view.bottomAnchor)
  private lazy var open = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [caption, panel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: view.topAnchor),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      captionHeight,
      closed,
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 300),
    ])
  }

  /// Makes room for the caption, at once.
  func showCaption(lines: Int) {
    captionHeight.constant = 24 * CGFloat(lines)
  }

  func openPanel() {
    view.layoutIfNeeded()
    closed.isActive = false
    open.isActive = true
    UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { self.view.layoutIfNeeded() }
      .startAnimation()
  }

  func closePanel() {
    view.layoutIfNeeded()
    open.isActive = false
    closed.isActive = true
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.view.layoutIfNeeded()
    }
  }
}
