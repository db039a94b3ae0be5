import KataModels
import KataStage
import Testing

/// The evidence's cases H149–H158.
@MainActor @Suite struct `An action` {
  /// Each test opens a stage of its own.
  @MainActor private struct Desk {
    let detail = Detail()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200)).named("card")
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).named("badge")
    let stage: Stage

    init() {
      _SelectorTable.register("share:", Detail.share(_:))
      _SelectorTable.register("share:", Card.share(_:))
      _SelectorTable.register("zoom", Card.zoom)
      detail.view.addSubview(card)
      card.addSubview(badge)
      stage = Stage(detail)
      taken = []
    }
  }

  private func send(_ action: Selector, from sender: Any?) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
  }

  @Test func `without a target goes up the chain from its sender`() {
    let desk = Desk()
    #expect(send("share:", from: desk.badge))
    #expect(taken == ["card"])
    #expect(send("share:", from: desk.detail.view))
    #expect(taken == ["card", "detail"])
  }

  @Test func `without a target starts at the first responder where there is one`() {
    let desk = Desk()
    let note = Field(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    desk.detail.view.addSubview(note)
    note.becomeFirstResponder()
    #expect(send("share:", from: desk.badge))
    #expect(taken == ["detail"])
    note.resignFirstResponder()
    #expect(send("share:", from: desk.badge))
    #expect(taken == ["detail", "card"])
  }

  @Test func `that nobody can perform is dropped`() {
    let desk = Desk()
    #expect(!send("vanish", from: desk.badge))
    #expect(!send("share:", from: nil))
  }

  @Test func `goes to its target, whoever is above`() {
    let desk = Desk()
    #expect(UIApplication.shared.sendAction("share:", to: desk.detail, from: desk.badge, for: nil))
    #expect(taken == ["detail"])
  }

  @Test func `passes whoever says that it can't perform it now`() {
    let desk = Desk()
    desk.card.isLocked = true
    #expect(desk.card.target(forAction: "share:", withSender: nil) as? UIResponder === desk.detail)
    #expect(send("share:", from: desk.badge))
    #expect(taken == ["detail"])
  }

  @Test func `has the target that a responder names instead`() {
    let desk = Desk()
    desk.card.substitute = desk.detail
    #expect(desk.badge.target(forAction: "zoom", withSender: nil) as? UIResponder === desk.detail)
    desk.card.substitute = nil
    #expect(desk.badge.target(forAction: "zoom", withSender: nil) as? UIResponder === desk.card)
    #expect(desk.detail.target(forAction: "zoom", withSender: nil) == nil)
  }

  @Test func `can be performed by whoever has the method`() {
    let desk = Desk()
    #expect(desk.card.canPerformAction("share:", withSender: nil))
    #expect(!desk.badge.canPerformAction("share:", withSender: nil))
  }

  @Test func `finds its target up a chain of any depth`() {
    let desk = Desk()
    var view: UIView = desk.badge
    for _ in 0..<100_000 {
      let next = UIView()
      view.addSubview(next)
      view = next
    }
    #expect(send("share:", from: view))
    #expect(taken == ["card"])
  }

  @Test func `sent to somebody without the method ends the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.shared.sendAction("vanish", to: UIView(), from: nil, for: nil)
    }
  }
}

@MainActor private var taken: [String] = []

private final class Detail: UIViewController {
  func share(_ sender: Any?) { taken.append("detail") }
}

private final class Card: UIView {
  var isLocked = false
  var substitute: UIResponder?

  func share(_ sender: Any?) { taken.append("card") }
  func zoom() {}

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !isLocked && super.canPerformAction(action, withSender: sender)
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    substitute ?? super.target(forAction: action, withSender: sender)
  }
}

private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
