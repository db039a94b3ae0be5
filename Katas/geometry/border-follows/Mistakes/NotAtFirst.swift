import UIKit

/// A card with a border, which has the border colour in the shade for
/// light or dark surroundings, as the card is shown in.
final class CardView: UIView {
  /// May be a dynamic colour.
  var borderColor = UIColor(white: 0.5, alpha: 1) {
    didSet { showBorder() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 1
    showBorder()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (card: Self, _) in
      card.showBorder()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func showBorder() {
    layer.borderColor =
      borderColor.resolvedColor(with: traitCollection).cgColor
  }
}
