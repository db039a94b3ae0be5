import KataModels
import Testing

@MainActor @Suite struct `A view that moves` {
  @Test func `hears of superview and window in UIKit's order`() {
    let (window, card) = (UIWindow(frame: .zero), Mover())
    window.addSubview(card)
    #expect(
      card.heard == [
        "willMoveToWindow yes", "willMoveToSuperview yes", "didMoveToSuperview yes",
        "didMoveToWindow yes",
      ])
    card.heard = []
    card.removeFromSuperview()
    #expect(
      card.heard == [
        "willMoveToWindow no", "willMoveToSuperview no", "didMoveToSuperview no",
        "didMoveToWindow no",
      ])
  }

  @Test func `takes what it holds along`() {
    let (window, card, badge) = (UIWindow(frame: .zero), UIView(), Mover())
    card.addSubview(badge)
    badge.heard = []
    window.addSubview(card)
    #expect(badge.heard == ["willMoveToWindow yes", "didMoveToWindow yes"])
    #expect(badge.window === window)
  }

  @Test func `tells its superview`() {
    let (feed, card) = (Mover(), UIView())
    feed.addSubview(card)
    card.removeFromSuperview()
    #expect(feed.heard == ["didAddSubview 1", "willRemoveSubview 1"])
  }

  @Test func `stays in its window while it changes superviews there`() {
    let (window, one, two, card) = (UIWindow(frame: .zero), UIView(), UIView(), Mover())
    window.addSubview(one)
    window.addSubview(two)
    one.addSubview(card)
    card.heard = []
    two.addSubview(card)
    #expect(card.heard == ["willMoveToSuperview yes", "didMoveToSuperview yes"])
  }
}

private final class Mover: UIView {
  var heard: [String] = []

  private func note(_ callback: String, _ destination: UIView?) {
    heard.append("\(callback) \(destination == nil ? "no" : "yes")")
  }

  override func willMove(toSuperview view: UIView?) { note("willMoveToSuperview", view) }
  override func didMoveToSuperview() { note("didMoveToSuperview", superview) }
  override func willMove(toWindow window: UIWindow?) { note("willMoveToWindow", window) }
  override func didMoveToWindow() { note("didMoveToWindow", window) }
  override func didAddSubview(_ view: UIView) { heard.append("didAddSubview \(subviews.count)") }
  override func willRemoveSubview(_ view: UIView) {
    heard.append("willRemoveSubview \(subviews.count)")
  }
}
