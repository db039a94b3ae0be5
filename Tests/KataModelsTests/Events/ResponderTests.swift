import KataModels
import Testing

/// The evidence's cases H097–H102 and H137–H146.
@MainActor @Suite struct `A responder` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let log = ResponderLog()
  private let fingers: TouchDelivery

  init() {
    window.isHidden = false
    fingers = TouchDelivery { [window] in [window] }
  }

  private func tap() {
    fingers.down(at: CGPoint(x: 5, y: 5))
    fingers.up()
  }

  private func view(in superview: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    superview.addSubview(view)
    return view
  }

  @Test func `gets the touches that nobody below answers`() {
    let card = Answering("card", log, handsOn: false)
    window.addSubview(card)
    _ = view(in: view(in: card))
    tap()
    #expect(log.lines == ["card began", "card ended"])
  }

  @Test(arguments: [
    (true, ["badge began", "card began", "badge ended", "card ended"]),
    (false, ["badge began", "badge ended"]),
  ])
  func `hands on what it passes to super`(handsOn: Bool, lines: [String]) {
    let card = Answering("card", log, handsOn: false)
    window.addSubview(card)
    card.addSubview(Answering("badge", log, handsOn: handsOn))
    tap()
    #expect(log.lines == lines)
  }

  @Test func `that is a controller gets what its view leaves`() {
    let feed = AnsweringController(log)
    feed.view = UIView(frame: window.bounds)
    window.addSubview(feed.view)
    _ = view(in: feed.view)
    tap()
    #expect(log.lines == ["feed began"])
  }

  @Test func `that isn't ready to be first stays where it is`() {
    let responder = UIResponder()
    #expect(!responder.canBecomeFirstResponder)
    #expect(responder.canResignFirstResponder)
    #expect(!responder.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(!Typed().becomeFirstResponder())
  }

  @Test func `becomes first where the one before it resigns`() {
    let (one, other) = (Typed(), Typed())
    window.addSubview(one)
    window.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    other.isStubborn = true
    #expect(!one.becomeFirstResponder())
    #expect(other.isFirstResponder)
    other.isStubborn = false
    #expect(other.resignFirstResponder())
    #expect(!other.isFirstResponder)
  }

  @Test func `is first no longer once it has left its window`() {
    let field = Typed()
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test func `hands touches up a chain of any depth`() {
    let card = Answering("card", log, handsOn: false)
    window.addSubview(card)
    var view: UIView = card
    for _ in 0..<100_000 { view = self.view(in: view) }
    tap()
    #expect(log.lines == ["card began", "card ended"])
  }
}

@MainActor private final class ResponderLog {
  var lines: [String] = []
}

private final class Answering: UIView {
  let name: String
  let log: ResponderLog
  let handsOn: Bool

  init(_ name: String, _ log: ResponderLog, handsOn: Bool) {
    (self.name, self.log, self.handsOn) = (name, log, handsOn)
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) began")
    if handsOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("\(name) ended")
    if handsOn { super.touchesEnded(touches, with: event) }
  }
}

private final class AnsweringController: UIViewController {
  let log: ResponderLog

  init(_ log: ResponderLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append("feed began")
  }
}

private final class Typed: UIView {
  var isStubborn = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }
}
