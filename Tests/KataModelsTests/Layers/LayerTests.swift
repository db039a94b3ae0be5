import KataModels
import KataStage
import Testing

@Suite("A view's layer")
@MainActor struct LayerTests {
  private let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `is one object, whose delegate is the view`() {
    #expect(card.layer === card.layer)
    #expect(card.layer.delegate === card)
    #expect(UIView().layer.superlayer == nil)
  }

  @Test func `shares the view's geometry, either way`() {
    card.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(card.layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(card.layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(card.layer.position == CGPoint(x: 25, y: 40))
    card.layer.position = CGPoint(x: 50, y: 60)
    #expect(card.center == CGPoint(x: 50, y: 60))
    card.layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(card.frame == CGRect(x: 45, y: 55, width: 10, height: 10))
    card.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(card.anchorPoint == CGPoint(x: 0, y: 0))
    #expect(card.frame == CGRect(x: 50, y: 60, width: 10, height: 10))
    card.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(card.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(card.layer.affineTransform() == card.transform)
    card.layer.frame = CGRect(x: 0, y: 0, width: 8, height: 9)
    #expect(card.bounds.size == CGSize(width: 4, height: 3))
  }

  @Test func `shares the view's looks, either way`() {
    card.alpha = 0.5
    card.isHidden = true
    card.clipsToBounds = true
    #expect(card.layer.opacity == 0.5)
    #expect(card.layer.isHidden)
    #expect(card.layer.masksToBounds)
    card.layer.opacity = 2
    card.layer.isHidden = false
    card.layer.masksToBounds = false
    #expect(card.alpha == 1)
    #expect(!card.isHidden)
    #expect(!card.clipsToBounds)
  }

  @Test func `starts with Core Animation's values`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowColor == UIColor.black.cgColor)
    #expect(layer.shadowPath == nil)
    #expect(layer.opacity == 1)
    #expect(layer.sublayers == nil)
  }

  @Test func `asks for layout of the view and of its superview when it gets another size`() {
    let feed = UIView(frame: card.frame)
    feed.addSubview(card)
    feed.layoutIfNeeded()
    let lines = traced(.layout) {
      card.layer.bounds.size.width = 7
      feed.layoutIfNeeded()
      card.layer.setNeedsLayout()
      card.layer.layoutIfNeeded()
    }
    #expect(lines == ["View.layoutSubviews", "View.layoutSubviews", "View.layoutSubviews"])
  }

  @Test func `outlives the view with what the view had`() {
    var gone: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = gone?.layer
    gone = nil
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer?.position.x = 7
    #expect(layer?.position == CGPoint(x: 7, y: 4))
  }

  @Test func `resolves the view's colour again, and a CGColor never`() {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let stage = Stage(card)
    card.backgroundColor = ink
    card.layer.borderColor = ink.cgColor
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(card.layer.backgroundColor == UIColor.white.cgColor)
    #expect(card.layer.borderColor == UIColor.black.cgColor)
    card.layer.backgroundColor = ink.cgColor
    stage.window.overrideUserInterfaceStyle = .light
    stage.settle()
    #expect(card.layer.backgroundColor == UIColor.black.cgColor)
    #expect(card.backgroundColor == .black)
  }

  @Test func `has the class that the view names, and the view's size`() {
    final class Banner: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let banner = Banner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let sublayer = CAGradientLayer()
    sublayer.frame = banner.bounds
    banner.layer.addSublayer(sublayer)
    banner.frame.size = CGSize(width: 50, height: 60)
    banner.layoutIfNeeded()
    #expect((banner.layer as? CAGradientLayer)?.bounds.size == CGSize(width: 50, height: 60))
    #expect(sublayer.bounds.size == CGSize(width: 10, height: 10))
  }
}
