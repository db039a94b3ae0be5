import KataModels
import KataStage
import Testing

@Suite("What is drawn of a view")
@MainActor struct DrawnTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("card")
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).named("photo")
  private let badge = UIView(frame: CGRect(x: 90, y: 30, width: 20, height: 20)).named("badge")
  private let stage: Stage
  private let all = ["top left", "top right", "bottom left", "bottom right"]

  init() {
    card.backgroundColor = .white
    card.addSubview(photo)
    card.addSubview(badge)
    stage = Stage(card)
  }

  private var drawn: Drawing { stage.drawn(card).withoutNumbers }

  @Test func `is square and whole unless something is said`() {
    #expect(
      drawn
        == Drawing(
          roundCorners: [], roundContentCorners: [], isCircle: false, cutOff: [], hasShadow: false,
          needsOffscreenShape: false, backToFront: ["photo", "badge"]))
  }

  @Test func `has a round background and square content by a radius alone`() {
    card.layer.cornerRadius = 10
    #expect(drawn.roundCorners == all)
    #expect(drawn.roundContentCorners == [])
    #expect(drawn.cutOff == [])
  }

  @Test func `has round content where it clips`() {
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    #expect(drawn.roundContentCorners == all)
    #expect(drawn.cutOff.map(\.description) == ["photo is cut", "badge is cut"])
  }

  @Test func `has the corners rounded that the mask names`() {
    card.layer.cornerRadius = 10
    card.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    card.clipsToBounds = true
    #expect(drawn.roundCorners == ["bottom left", "bottom right"])
    #expect(drawn.cutOff.map(\.description) == ["badge is cut"])
  }

  @Test func `loses what lies outside where it clips`() {
    let far = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10)).named("far")
    badge.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).named("dot"))
    card.addSubview(far)
    #expect(drawn.cutOff == [])
    card.clipsToBounds = true
    #expect(
      drawn.cutOff == [
        Drawing.CutOff(view: "badge", isGone: false), Drawing.CutOff(view: "far", isGone: true),
      ])
    #expect(drawn.cutOff.map(\.description) == ["badge is cut", "far is gone"])
    badge.isHidden = true
    #expect(drawn.cutOff.map(\.view) == ["far"])
  }

  @Test func `is a circle while the radius is half the side of a square`() {
    card.layer.cornerRadius = 50
    #expect(drawn.isCircle)
    card.bounds.size = CGSize(width: 120, height: 120)
    #expect(!drawn.isCircle)
    card.layer.cornerRadius = 60
    card.layer.maskedCorners.remove(.layerMinXMinYCorner)
    #expect(!drawn.isCircle)
  }

  @Test func `has a shadow once it is opaque, and loses it by clipping`() {
    card.layer.shadowRadius = 8
    #expect(!drawn.hasShadow)
    card.layer.shadowOpacity = 0.3
    #expect(drawn.hasShadow)
    #expect(drawn.needsOffscreenShape)
    card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath
    #expect(drawn.hasShadow)
    #expect(!drawn.needsOffscreenShape)
    card.clipsToBounds = true
    #expect(!drawn.hasShadow)
  }

  @Test func `casts no shadow where nothing is drawn, and one of its subviews where those are`() {
    card.backgroundColor = nil
    card.layer.shadowOpacity = 1
    #expect(!drawn.hasShadow)
    photo.backgroundColor = .red
    #expect(drawn.hasShadow)
    photo.isHidden = true
    #expect(!drawn.hasShadow)
    card.layer.shadowPath = UIBezierPath(ovalIn: card.bounds).cgPath
    #expect(drawn.hasShadow)
  }
}

extension Drawing {
  /// Without the numbers that tell apart views of one name: other tests have made some before.
  var withoutNumbers: Drawing {
    func plain(_ name: String) -> String { name.replacing(/#\d+/, with: "") }
    return Drawing(
      roundCorners: roundCorners, roundContentCorners: roundContentCorners, isCircle: isCircle,
      cutOff: cutOff.map { CutOff(view: plain($0.view), isGone: $0.isGone) }, hasShadow: hasShadow,
      needsOffscreenShape: needsOffscreenShape, backToFront: backToFront.map(plain))
  }
}
