import KataModels
import KataStage
import Testing

/// developer.apple.com/documentation/uikit/automatic-trait-tracking
@Suite("Traits that were read in a pass")
@MainActor struct TraitTrackingTests {
  @Test func `have the view's passes done again when they change`() {
    let card = ReadingCard().named("card")
    let stage = Stage(card)
    let turn = { (style: UIUserInterfaceStyle) in
      traced(.layout, .drawing, .constraints) {
        stage.window.overrideUserInterfaceStyle = style
        stage.settle()
      }
    }
    #expect(
      turn(.dark) == [
        "card.updateConstraints", "card.updateProperties", "card.layoutSubviews", "card.draw",
      ])
    #expect(turn(.dark) == [])
    #expect(turn(.light).count == 4)
  }

  @Test func `have those of a controller done again, whether its own or its view's`() {
    for readsView in [false, true] {
      let feed = ReadingFeed().named("Feed")
      feed.readsView = readsView
      let stage = Stage(feed)
      let lines = traced(.layout, .drawing, .constraints) {
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
      }
      #expect(
        lines == [
          "Feed.updateViewConstraints", "View.updateConstraints", "Feed.updateProperties",
          "Feed.viewWillLayoutSubviews",
          "View.layoutSubviews", "Feed.viewDidLayoutSubviews",
        ])
    }
  }

  @Test func `are none where another view's were, or the current ones`() {
    let (card, stage) = staged(reading: { card in
      _ = card.superview?.traitCollection
      _ = UITraitCollection.current.userInterfaceStyle
      _ = card.layer.backgroundColor
    })
    #expect(layouts(of: card, turning: stage) == [])
  }

  @Test func `are those of the last time only`() {
    var reads = true
    let (card, stage) = staged(reading: { card in
      if reads { _ = card.traitCollection }
    })
    reads = false
    card.setNeedsLayout()
    stage.settle()
    #expect(layouts(of: card, turning: stage) == [])
  }

  @Test func `ask for nothing where they are back before the turn ends`() {
    let (_, stage) = staged(reading: { _ = $0.traitCollection })
    let lines = traced(.layout) {
      stage.window.overrideUserInterfaceStyle = .dark
      stage.window.overrideUserInterfaceStyle = .light
      stage.settle()
    }
    #expect(lines == [])
  }

  @Test func `are looked at when the view comes into other surroundings`() {
    let (card, stage) = staged(reading: { _ = $0.traitCollection })
    let night = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("night")
    night.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(night)
    stage.settle()
    let lines = traced(.layout) {
      night.addSubview(card)
      stage.settle()
    }
    #expect(lines == ["night.layoutSubviews", "card.layoutSubviews"])
  }

  private func staged(reading: @escaping (UIView) -> Void) -> (UIView, Stage) {
    let card = LayoutCard().named("card")
    card.backgroundColor = .systemBackground
    card.reading = reading
    return (card, Stage(card))
  }

  private func layouts(of card: UIView, turning stage: Stage) -> [String] {
    traced(.layout) {
      stage.window.overrideUserInterfaceStyle = .dark
      stage.settle()
    }
  }

  private final class LayoutCard: UIView {
    var reading: (UIView) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      reading(self)
    }
  }

  private final class ReadingCard: UIView {
    convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

    override func updateConstraints() {
      super.updateConstraints()
      _ = traitCollection
    }
    override func updateProperties() {
      super.updateProperties()
      _ = traitCollection
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      _ = traitCollection
    }
    override func draw(_ rect: CGRect) { _ = traitCollection }
  }

  private final class ReadingFeed: UIViewController {
    var readsView = false

    private func read() { _ = readsView ? view.traitCollection : traitCollection }

    override func updateViewConstraints() {
      super.updateViewConstraints()
      read()
    }
    override func updateProperties() {
      super.updateProperties()
      read()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      read()
    }
  }
}
