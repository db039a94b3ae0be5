import UIKit

/// A card with a border, which has the border colour in the shade for
/// light or dark surroundings, as the card is shown in.
final class CardView: UIView {
  /// May be a dynamic colour.
  var borderColor = UIColor(white: 0.5, alpha: 1) {
    didSet { layer.borderColor = borderColor.cgColor }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    layer.borderColor = borderColor.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor =
      borderColor.resolvedColor(with: traitCollection).cgColor
  }
}
