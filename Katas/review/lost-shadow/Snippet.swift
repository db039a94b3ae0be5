import UIKit

final class CardView: UIView {
  private let photoView = UIImageView()
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    layer.shouldRasterize = true
    avatarView.layer.cornerRadius = avatarView.bounds.width / 2
    avatarView.clipsToBounds = true
    nameLabel.textColor = .label
    dateLabel.textColor = .secondaryLabel
    [photoView, avatarView, nameLabel, dateLabel].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height - 52
    photoView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bottom - 12)
    avatarView.frame = CGRect(x: 12, y: bottom, width: 40, height: 40)
    nameLabel.frame = CGRect(
      x: 64, y: bottom, width: bounds.width - 76, height: 20)
    dateLabel.frame = nameLabel.frame.offsetBy(dx: 0, dy: 20)
    let fade = CAGradientLayer()
    fade.frame = photoView.bounds
    fade.colors = [
      UIColor.clear.cgColor,
      UIColor.black.withAlphaComponent(0.2).cgColor,
    ]
    photoView.layer.addSublayer(fade)
  }

  func show(_ photo: Photo) {
    photoView.image = photo.image
    avatarView.image = photo.owner.avatar
    nameLabel.text = photo.owner.name
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    dateLabel.text = formatter.string(from: photo.takenAt)
  }

  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesBegan(touches, with: event)
    transform = CGAffineTransform(scaleX: 0.97, y: 0.97)
  }

  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesEnded(touches, with: event)
    transform = .identity
  }
}
