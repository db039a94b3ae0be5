import KataModels
import KataStage
import Testing

@Suite("Traits")
@MainActor struct TraitTests {
  @Test func `come down from the nearest override`() {
    let (controller, card, badge) = (A(), UIView(), UIView())
    controller.view.addSubview(card)
    card.addSubview(badge)
    let stage = Stage(controller)
    let styles = { [card, badge].map(\.traitCollection.userInterfaceStyle) }
    #expect(styles() == [.light, .light])
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.dark, .dark])
    controller.overrideUserInterfaceStyle = .light
    #expect(styles() == [.light, .light])
    badge.overrideUserInterfaceStyle = .dark
    #expect(styles() == [.light, .dark])
    #expect(stage.window.traitCollection == UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test(arguments: [
    (UIKitRules.Inheritance.superview, UIUserInterfaceStyle.light), (.parent, .dark),
  ])
  func `of a child in somebody else's view come by the rule`(
    rule: UIKitRules.Inheritance, style: UIUserInterfaceStyle
  ) {
    let (parent, child, host) = (P(), C(), UIView())
    let stage = Stage(host)
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    host.addSubview(child.view)
    stage.settle()
    #expect(TraitInheritance(rule).ofController(child).userInterfaceStyle == style)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `that change are told in the commit, once, with the old ones`() {
    let card = Card().named("card")
    let stage = Stage(card)
    let lines = traced {
      stage.window.overrideUserInterfaceStyle = .dark
      stage.window.overrideUserInterfaceStyle = .light
      stage.window.overrideUserInterfaceStyle = .dark
      Tracer.output("set")
      stage.settle()
    }
    #expect(lines == ["set", "card was light, is dark, currently dark"])
    let more = traced {
      stage.window.overrideUserInterfaceStyle = .unspecified
      stage.settle()
      card.overrideUserInterfaceStyle = .light
      stage.settle()
    }
    #expect(more == ["card was dark, is light, currently light"])
  }

  @Test func `are told to a controller before its views, and no more once that is ended`() {
    let (controller, card) = (A().named("Feed"), Card().named("card"))
    controller.view.addSubview(card)
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (feed: UIViewController, old: UITraitCollection) in
      Tracer.output("\(feed.traceName) was \(old.userInterfaceStyle)")
    }
    let stage = Stage(controller)
    func turn(_ style: UIUserInterfaceStyle) -> [String] {
      traced {
        stage.window.overrideUserInterfaceStyle = style
        stage.settle()
      }
    }
    #expect(turn(.dark) == ["Feed was light", "card was light, is dark, currently dark"])
    controller.unregisterForTraitChanges(registration)
    #expect(turn(.light) == ["card was dark, is light, currently light"])
  }

  @Test func `reach a method by its name`() {
    _SelectorTable.register("restyle:old:", Restyled.restyle(_:old:))
    let view = Restyled()
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "restyle:old:")
    let stage = Stage(view)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(view.old == .light)
  }

  @Test func `don't keep who listens`() {
    weak var dead: Card?
    do {
      let card = Card()
      dead = card
    }
    #expect(dead == nil)
  }

  private final class Restyled: UIView {
    var old: UIUserInterfaceStyle?
    func restyle(_ view: UIView, old: UITraitCollection) { self.old = old.userInterfaceStyle }
  }

  private final class Card: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (card: Card, old: UITraitCollection) in
        let (new, current) = (card.traitCollection, UITraitCollection.current)
        Tracer.output(
          "\(card.traceName) was \(old.userInterfaceStyle), is \(new.userInterfaceStyle), "
            + "currently \(current.userInterfaceStyle)")
      }
    }

    required init?(coder: NSCoder) { nil }
  }
}
