import KataModels
import KataStage
import Testing

@Suite("A dynamic colour")
@MainActor struct DynamicColorTests {
  private let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `is resolved by traits`() {
    #expect(ink.resolvedColor(with: dark) == .white)
    #expect(ink.resolvedColor(with: UITraitCollection()) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let indirect = UIColor { [ink] _ in ink }
    #expect(indirect.resolvedColor(with: dark) == .white)
    #expect(
      ink.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `is equal to itself alone`() {
    #expect(ink == ink)
    #expect(ink != UIColor.black)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.systemBackground)
  }

  @Test func `becomes a CGColor of the traits that are current, for good`() {
    #expect(ink.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent { #expect(ink.cgColor == UIColor.white.cgColor) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `on a layer stays what it was when the view turns dark`() {
    let card = UIView()
    let stage = Stage(card)
    card.backgroundColor = ink
    card.layer.borderColor = ink.cgColor
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(card.backgroundColor?.resolvedColor(with: card.traitCollection) == .white)
    #expect(card.layer.borderColor == UIColor.black.cgColor)
  }

  @Test func `is resolved by the view's own traits inside its layout`() {
    final class Card: UIView {
      override func layoutSubviews() { layer.borderColor = UIColor.label.cgColor }
    }
    let card = Card()
    let stage = Stage(card)
    card.overrideUserInterfaceStyle = .dark
    card.setNeedsLayout()
    stage.settle()
    #expect(card.layer.borderColor == UIColor.white.cgColor)
  }

  @Test func `tells its parts`() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    dark.performAsCurrent { ink.getRed(&red, green: nil, blue: nil, alpha: &alpha) }
    #expect(red == 1)
    #expect(alpha == 1)
  }
}
