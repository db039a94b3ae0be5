import KataModels
import KataStage
import Testing

@MainActor @Suite struct `The constraint pass` {
  private let root = UIViewController().named("A")
  private let card = UIView().named("card")
  private let badge = UIView().named("badge")
  private let stage: Stage

  init() {
    root.view.named("root").addSubview(card)
    card.addSubview(badge)
    stage = Stage(root)
  }

  private func lines(_ act: () -> Void) -> [String] { traced(.constraints, .layout, during: act) }

  @Test func `goes from the inside out, before layout, and tells the controller first`() {
    let lines = lines {
      badge.setNeedsUpdateConstraints()
      root.view.setNeedsUpdateConstraints()
      card.setNeedsLayout()
      stage.settle()
    }
    #expect(
      lines == [
        "badge.updateConstraints", "A.updateViewConstraints", "root.updateConstraints",
        "card.layoutSubviews",
      ])
  }

  @Test func `comes once, however often it was asked for`() {
    let lines = lines {
      for _ in 0..<10 { card.setNeedsUpdateConstraints() }
      stage.settle()
      stage.settle()
    }
    #expect(lines == ["card.updateConstraints"])
  }

  @Test func `comes at once where it is asked to`() {
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
    #expect(lines { root.view.updateConstraintsIfNeeded() } == ["card.updateConstraints"])
    #expect(!card.needsUpdateConstraints())
  }

  @Test func `reaches each new view once`() {
    let photo = UIView().named("photo")
    #expect(
      lines {
        badge.addSubview(photo)
        stage.settle()
      } == ["photo.updateConstraints", "badge.layoutSubviews", "photo.layoutSubviews"])
  }

  @Test func `gives no second turn to a view that asks for one inside its own`() {
    let loop = Looping().named("loop")
    #expect(
      lines {
        badge.addSubview(loop)
        stage.settle()
      }.of("loop") == ["loop.updateConstraints", "loop.layoutSubviews"])
  }

  @Test func `lays out only whose subviews move`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let left = card.leftAnchor.constraint(equalTo: root.view.leftAnchor)
    left.isActive = true
    stage.settle()
    #expect(
      lines {
        left.constant = 10
        stage.settle()
      } == ["A.viewWillLayoutSubviews", "root.layoutSubviews", "A.viewDidLayoutSubviews"])
  }

  @Test func `places nothing where layoutSubviews doesn't call super`() {
    let (own, photo) = (Own(), UIView())
    photo.translatesAutoresizingMaskIntoConstraints = false
    own.addSubview(photo)
    photo.widthAnchor.constraint(equalToConstant: 10).isActive = true
    card.addSubview(own)
    stage.settle()
    #expect(photo.frame == .zero)
  }
}

private final class Looping: UIView {
  override func updateConstraints() {
    setNeedsUpdateConstraints()
    super.updateConstraints()
  }
}

private final class Own: UIView {
  override func layoutSubviews() {}
}
