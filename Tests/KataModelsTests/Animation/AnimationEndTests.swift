import KataModels
import KataStage
import Testing

@Suite("The end of an animation")
@MainActor struct AnimationEndTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let stage: Stage
  private let log = EndLog()

  init() { stage = Stage(card) }

  /// Lets what other tests have left come to its end, and starts to count.
  private func begin() {
    stage.settle()
    log.start = stage.now
  }

  private func animate(
    _ name: String, over duration: TimeInterval = 1, delay: TimeInterval = 0,
    _ animations: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: delay, animations: animations) {
      [log, stage] isFinished in
      log.lines.append("\(name) \(isFinished) \(rounded(stage.now - log.start))")
    }
  }

  @Test func `is told when time has passed, in the order of time and then of beginning`() {
    begin()
    animate("slow", over: 2) { [card] in card.alpha = 0 }
    animate("late", over: 0.5, delay: 0.5) { [card] in card.center.x = 100 }
    animate("plain") { [card] in card.center.y = 100 }
    #expect(log.lines == [])
    stage.wait(0.9)
    #expect(log.lines == [])
    stage.settle()
    #expect(log.lines == ["late true 1.0", "plain true 1.0", "slow true 2.0"])
  }

  @Test func `comes in the next turn without duration, and where nothing was animated`() {
    begin()
    animate("none", over: 0) { [card] in card.alpha = 0 }
    animate("empty", over: 3) {}
    #expect(log.lines == [])
    stage.settle()
    #expect(log.lines == ["none true 0.0", "empty true 0.0"])
  }

  @Test func `may begin another one, which settling waits for too`() {
    begin()
    animate("first") { [card] in card.alpha = 0 }
    UIView.animate(withDuration: 1) { [card] in
      card.center.x = 100
    } completion: { [card] _ in
      self.animate("second") { card.alpha = 1 }
    }
    stage.settle()
    #expect(log.lines == ["first true 1.0", "second true 2.0"])
  }

  @Test func `is false, and at once, when the animations are removed`() {
    begin()
    animate("card") { [card] in card.center.x = 150 }
    stage.wait(0.4)
    card.layer.removeAllAnimations()
    #expect(card.layer.presentation()?.position.x == 150)
    #expect(log.lines == [])
    stage.settle()
    #expect(log.lines == ["card false 0.4"])
  }

  @Test func `is false when a view leaves the window`() {
    begin()
    let dot = UIView()
    card.addSubview(dot)
    animate("dot") { dot.center.x = 5 }
    stage.wait(0.4)
    card.removeFromSuperview()
    stage.settle()
    #expect(log.lines == ["dot false 0.4"])
  }

  @Test func `waits for the rest when only one of its animations is removed`() {
    begin()
    let dot = UIView()
    card.addSubview(dot)
    animate("both") { [card] in
      dot.center.x = 5
      card.alpha = 0
    }
    dot.layer.removeAllAnimations()
    stage.settle()
    #expect(log.lines == ["both false 1.0"])
  }

  @Test func `leaves nothing behind that holds the view or what its blocks hold`() {
    weak var view: UIView?
    weak var kept: EndLog?
    do {
      let (dot, object) = (UIView(), EndLog())
      (view, kept) = (dot, object)
      card.addSubview(dot)
      UIView.animate(withDuration: 1) {
        dot.center.x = 5
      } completion: { _ in
        object.lines.append("end")
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) {
        dot.alpha = 0
      } completion: { _ in
        object.lines.append("end")
      }
      stage.wait(1)
      dot.removeFromSuperview()
    }
    stage.settle()
    #expect(view == nil)
    #expect(kept == nil)
  }

  @Test func `holds no view while it runs`() {
    weak var view: UIView?
    do {
      let dot = UIView()
      view = dot
      card.addSubview(dot)
      UIView.animate(withDuration: 1) { [weak dot] in dot?.center.x = 5 }
      dot.removeFromSuperview()
    }
    #expect(view == nil)
    stage.settle()
  }

  @Test func `is the same every time`() {
    func story() -> [String] {
      log.lines = []
      card.center.x = 50
      card.alpha = 1
      let start = stage.now
      for (name, duration) in [("a", 0.3), ("b", 0.1), ("c", 0.3)] {
        UIView.animate(withDuration: duration) { [card] in
          card.center.x += 10
        } completion: { [log, stage, card] _ in
          let x = card.layer.presentation()?.position.x ?? 0
          log.lines.append("\(name) \(rounded(stage.now - start)) \(x)")
        }
      }
      stage.settle()
      return log.lines
    }
    let first = story()
    #expect(first.map { $0.prefix(5) } == ["b 0.1", "a 0.3", "c 0.3"])
    for _ in 0..<20 { #expect(story() == first) }
  }
}

@MainActor private final class EndLog {
  var lines: [String] = []
  /// When the test began, as other tests move the clock too.
  var start: TimeInterval = 0
}
