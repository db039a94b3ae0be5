import UIKit

final class PhotoViewController: UIViewController {
  private let likes = UILabel()
  private let caption = UILabel()
  private let panel = CommentsView()
  private let shade = CAGradientLayer()
  private let grabber = UIView(
    frame: CGRect(x: 0, y: 0, width: 36, height: 4))
  private let arrow = UIImageView(image: UIImage(named: "arrow"))
  private lazy var captionHeight =
    caption.heightAnchor.constraint(equalToConstant: 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [likes, caption, panel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    caption.numberOfLines = 0
    shade.colors = [UIColor.black.cgColor, UIColor.gray.cgColor]
    shade.frame = panel.bounds
    panel.layer.insertSublayer(shade, at: 0)
    grabber.backgroundColor = .white
    panel.addSubview(grabber)
    panel.addSubview(arrow)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      likes.topAnchor.constraint(equalTo: view.topAnchor),
      likes.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      caption.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      captionHeight,
      panel.topAnchor.constraint(equalTo: view.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.heightAnchor.constraint(equalToConstant: 300),
      grabber.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
      grabber.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
    ])
  }

  func openPanel() {
    panel.isHidden = false
    UIView.animate(withDuration: 0.3) {
      self.panel.frame.origin.y = self.view.bounds.height - 300
      self.likes.isHidden = true
      self.arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
      self.arrow.frame.size = CGSize(width: 32, height: 32)
    }
  }

  func closePanel() {
    UIView.animate(withDuration: 0.3) {
      self.panel.frame.origin.y = self.view.bounds.height
      self.likes.isHidden = false
      self.arrow.transform = .identity
    } completion: { _ in
      self.panel.isHidden = true
    }
  }

  func showWholeCaption() {
    UIView.animate(withDuration: 0.3) {
      self.captionHeight.constant = 120
    }
  }

  func show(likes text: String) {
    likes.text = text
  }
}
