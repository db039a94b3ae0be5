import UIKit

/// A photo on a card: its corners are round by 16 points, and the card
/// casts a shadow of the same shape.
final class PhotoCardView: UIView {
  let photoView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    photoView.contentMode = .scaleAspectFill
    addSubview(photoView)
    photoView.layer.cornerRadius = 16
    photoView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = bounds
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
  }
}
