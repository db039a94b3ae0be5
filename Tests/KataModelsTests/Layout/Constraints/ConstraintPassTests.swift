import KataModels
import KataStage
import Testing

@MainActor @Suite struct `The constraint pass` {
  private let root = UIViewController().named("Journal")
  private let card = UIView().named("cover")
  private let badge = UIView().named("ribbon")
  private let stage: Stage

  init() {
    root.view.named("page").addSubview(card)
    card.addSubview(badge)
    stage = Stage(root)
  }

  /// What these views heard; other tests' windows may be laid out in the same turn.
  private func lines(_ act: () -> Void) -> [String] {
    traced(.constraints, .layout, during: act)
      .of("Journal", "page", "cover", "ribbon", "print", "loop")
  }

  @Test func `goes from the inside out, before layout, and tells the controller first`() {
    let lines = lines {
      badge.setNeedsUpdateConstraints()
      root.view.setNeedsUpdateConstraints()
      card.setNeedsLayout()
      stage.settle()
    }
    #expect(
      lines == [
        "ribbon.updateConstraints", "Journal.updateViewConstraints", "page.updateConstraints",
        "cover.layoutSubviews",
      ])
  }

  @Test func `comes once, however often it was asked for`() {
    let lines = lines {
      for _ in 0..<10 { card.setNeedsUpdateConstraints() }
      stage.settle()
      stage.settle()
    }
    #expect(lines == ["cover.updateConstraints"])
  }

  @Test func `comes at once where it is asked to`() {
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
    #expect(lines { root.view.updateConstraintsIfNeeded() } == ["cover.updateConstraints"])
    #expect(!card.needsUpdateConstraints())
  }

  @Test func `reaches each new view once`() {
    let photo = UIView().named("print")
    #expect(
      lines {
        badge.addSubview(photo)
        stage.settle()
      } == ["print.updateConstraints", "ribbon.layoutSubviews", "print.layoutSubviews"])
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
      } == [
        "Journal.viewWillLayoutSubviews", "page.layoutSubviews", "Journal.viewDidLayoutSubviews",
      ])
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
