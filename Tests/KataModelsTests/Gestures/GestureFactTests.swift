import KataModels
import KataStage
import Testing

/// Cases that the evidence tells in words: R042–R046, R114, R123, R126, R129, R177, R197 and R198.
@MainActor @Suite struct `Of a gesture it is told that` {
  private let pad = Touchpad()

  @Test func `a delegate that says nothing lets it begin, receive and wait for nobody`() {
    let delegate = SayingNothing()
    let (tap, other) = (pad.add(UITapGestureRecognizer(), "tap"), UITapGestureRecognizer())
    tap.delegate = delegate
    pad.tap()
    #expect(pad.actions == ["tap.ended"])
    #expect(delegate.gestureRecognizerShouldBegin(tap))
    #expect(delegate.gestureRecognizer(tap, shouldReceive: UIEvent()))
    #expect(!delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(tap, shouldRequireFailureOf: other))
    #expect(!delegate.gestureRecognizer(tap, shouldBeRequiredToFailBy: other))
  }

  @Test func `a label that is touched may be pressed for long`() {
    let label = UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    label.isUserInteractionEnabled = true
    pad.card.addSubview(label)
    pad.add(UILongPressGestureRecognizer(), "press", to: label)
    pad.down(100, 70)
    pad.wait(1)
    pad.up()
    #expect(pad.actions == ["press.began", "press.ended"])
  }

  @Test func `a pan moves a view by its translation, started anew at each step`() {
    let photo = UIView(frame: CGRect(x: 180, y: 0, width: 100, height: 100))
    pad.card.addSubview(photo)
    let dragging = Dragging()
    let pan = UIPanGestureRecognizer(target: dragging, action: "drag:")
    photo.addGestureRecognizer(pan)
    pad.down(200, 50)
    pad.move(220, 53)
    pad.move(230, 55)
    #expect(photo.frame.origin == CGPoint(x: 210, y: 5))
  }

  @Test func `a level pan has no speed up or down`() {
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    pad.down(100, 100)
    pad.drag(from: (100, 100), to: (130, 100))
    let velocity = pan.velocity(in: pad.card)
    #expect(velocity.x > 0 && velocity.y == 0)
  }

  @Test func `a pan of two fingers ends`() {
    let pan = pad.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    pad.down(100, 100)
    pad.down(200, 100, finger: 1)
    for step in 1...3 {
      for finger in 0...1 {
        pad.move(CGFloat(100 + 100 * finger), CGFloat(100 + 20 * step), finger: finger)
      }
    }
    pad.up(finger: 1)
    pad.up()
    #expect(pad.actions.first == "pan.began" && pad.actions.last == "pan.ended")
  }

  @Test func `a delegate may keep a button's touches from it`() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    pad.card.addSubview(button)
    let tap = pad.add(UITapGestureRecognizer(), "tap")
    let delegate = ButtonsFirst()
    tap.delegate = delegate
    var clicks = 0
    button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    pad.tap(100, 70)
    #expect(clicks == 1 && pad.actions == [])
    pad.wait(1)
    pad.tap(300, 300)
    #expect(clicks == 1 && pad.actions == ["tap.ended"])
  }

  @Test func `views whose touches are exclusive keep them from views, not from it`() {
    for (name, y) in [("one", 0), ("other", 300)] {
      let view = UIView(frame: CGRect(x: 0, y: y, width: 400, height: 200))
      view.isExclusiveTouch = true
      pad.card.addSubview(view)
      pad.add(UITapGestureRecognizer(), name, to: view)
    }
    pad.down(100, 100)
    pad.down(100, 400, finger: 1)
    pad.up()
    pad.up(finger: 1)
    #expect(pad.actions == ["one.ended", "other.ended"])
  }

  @Test func `a library's taps on a view and on one in it fire where its delegate lets both`() {
    let badge = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    pad.card.addSubview(badge)
    let delegate = Together()
    pad.add(UITapGestureRecognizer(), "card").delegate = delegate
    pad.add(UITapGestureRecognizer(), "badge", to: badge)
    pad.tap(100, 70)
    #expect(pad.actions.sorted() == ["badge.ended", "card.ended"])
  }
}

private final class SayingNothing: UIGestureRecognizerDelegate {}

/// Lets everything go together.
final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

private final class ButtonsFirst: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIButton) }
}

private final class Dragging: UIResponder {
  override init() {
    super.init()
    _SelectorTable.register("drag:", Dragging.drag(_:))
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let way = pan.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
    pan.setTranslation(.zero, in: view.superview)
  }
}
