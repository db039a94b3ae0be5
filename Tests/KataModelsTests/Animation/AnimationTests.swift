import KataModels
import KataStage
import Testing

@Suite("An animation")
@MainActor struct AnimationTests {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let stage: Stage

  init() { stage = Stage(card) }

  private var shown: CALayer? { card.layer.presentation() }

  /// Over one second, evenly.
  private func linear(
    _ options: UIView.AnimationOptions = [], delay: TimeInterval = 0,
    _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: delay, options: options.union(.curveLinear), animations: animations,
      completion: completion)
  }

  @Test func `sets the values at once, and shows them by and by`() {
    linear { [card] in
      card.center = CGPoint(x: 250, y: 150)
      card.bounds.size = CGSize(width: 200, height: 50)
      card.alpha = 0
    }
    #expect(card.center == CGPoint(x: 250, y: 150))
    #expect(card.alpha == 0)
    #expect(shown?.position == CGPoint(x: 50, y: 50))
    #expect(shown?.opacity == 1)
    stage.wait(0.25)
    #expect(shown?.position == CGPoint(x: 100, y: 75))
    #expect(shown?.bounds == CGRect(x: 0, y: 0, width: 125, height: 87.5))
    #expect(shown?.frame == CGRect(x: 37.5, y: 31.25, width: 125, height: 87.5))
    #expect(shown?.opacity == 0.75)
    #expect(card.layer.position == CGPoint(x: 250, y: 150))
    stage.wait(0.75)
    #expect(shown?.position == CGPoint(x: 250, y: 150))
    #expect(shown?.opacity == 0)
  }

  @Test func `moves a frame, a scale, a turn and a colour evenly`() {
    card.backgroundColor = .black
    linear { [card] in
      card.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      card.backgroundColor = .white
      card.layer.cornerRadius = 8
    }
    stage.wait(0.5)
    #expect(shown?.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    #expect(shown?.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(shown?.cornerRadius == 4)
    stage.settle()
    linear { [card] in card.transform = CGAffineTransform(scaleX: 3, y: 2) }
    stage.wait(0.5)
    #expect(shown?.affineTransform() == CGAffineTransform(scaleX: 2, y: 1.5))
    stage.settle()
    card.transform = .identity
    linear { [card] in card.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    stage.wait(0.5)
    let turn = shown?.affineTransform() ?? .identity
    #expect(abs(turn.a - cos(.pi / 4)) < 1e-8)
    #expect(abs(turn.b - sin(.pi / 4)) < 1e-8)
    stage.settle()
    #expect(shown?.affineTransform() == card.transform)
  }

  @Test func `leaves alone what can't be animated, and what doesn't change`() {
    let label = UILabel()
    card.addSubview(label)
    var finishedAt: TimeInterval?
    stage.settle()
    let before = stage.now
    linear { [card] in
      label.text = "new"
      card.isHidden = true
      card.alpha = 1
      card.center = card.center
    } completion: { [stage] _ in
      finishedAt = stage.now
    }
    #expect(card.isHidden)
    #expect(shown?.isHidden == true)
    #expect(shown?.opacity == 1)
    stage.settle()
    #expect(finishedAt == before)
  }

  @Test func `takes the layout pass along that happens inside`() {
    final class Row: UIView {
      let dot = UIView()
      var isWide = false
      override func layoutSubviews() {
        dot.frame = CGRect(x: isWide ? 100 : 0, y: 0, width: 10, height: 10)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    row.addSubview(row.dot)
    card.addSubview(row)
    stage.settle()
    row.isWide = true
    row.setNeedsLayout()
    linear { row.layoutIfNeeded() }
    stage.wait(0.5)
    #expect(row.dot.frame == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(row.dot.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 10, height: 10))
    stage.settle()
    row.isWide = false
    linear { row.setNeedsLayout() }
    stage.wait(0.5)
    #expect(row.dot.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `lays out what it moves where the options say so`() {
    final class Row: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let bar = UIView()
    row.addSubview(bar)
    card.addSubview(row)
    stage.settle()
    linear([.layoutSubviews]) { row.frame.size.width = 200 }
    stage.wait(0.5)
    #expect(bar.layer.presentation()?.bounds.size == CGSize(width: 150, height: 10))
  }

  @Test func `begins after its delay, with the values set before`() {
    linear(delay: 1) { [card] in card.center.x = 150 }
    #expect(card.center.x == 150)
    stage.wait(1)
    #expect(shown?.position.x == 50)
    stage.wait(0.5)
    #expect(shown?.position.x == 100)
    stage.wait(0.5)
    #expect(shown?.position.x == 150)
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveEaseInOut])
  func `on any curve starts at one end, ends at the other and never goes back`(
    curve: UIView.AnimationOptions
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: curve) { [card] in card.center.x = 150 }
    var seen: [CGFloat] = []
    for _ in 0..<10 {
      seen.append(shown?.position.x ?? 0)
      stage.wait(0.1)
    }
    seen.append(shown?.position.x ?? 0)
    #expect(seen.first == 50)
    #expect(seen.last == 150)
    #expect(seen == seen.sorted())
  }

  @Test func `adds up with one that is under way`() {
    linear { [card] in card.center.x = 150 }
    stage.wait(0.5)
    linear { [card] in card.center.x = 50 }
    #expect(shown?.position.x == 100)
    stage.wait(0.5)
    #expect(shown?.position.x == 100)
    stage.wait(0.5)
    #expect(shown?.position.x == 50)
  }

  @Test func `takes another's place where it begins from the current state`() {
    var heard: [String] = []
    linear { [card] in
      card.center.x = 150
    } completion: {
      heard.append("first \($0)")
    }
    stage.wait(0.5)
    linear(.beginFromCurrentState) { [card] in
      card.center.x = 300
    } completion: {
      heard.append("second \($0)")
    }
    #expect(shown?.position.x == 100)
    stage.wait(0.5)
    #expect(shown?.position.x == 200)
    stage.settle()
    #expect(heard == ["first false", "second true"])
  }

  @Test func `repeats until it is taken away`() {
    // All tests share the loop: what others have left on it is over first.
    var latest = -1.0
    while stage.now != latest {
      latest = stage.now
      stage.settle()
    }
    var heard: [Bool] = []
    linear([.repeat, .autoreverse]) { [card] in
      card.center.x = 150
    } completion: {
      heard.append($0)
    }
    stage.settle()
    let before = stage.now
    stage.settle()
    #expect(stage.now == before)
    stage.wait(0.25)
    #expect(shown?.position.x == 75)
    stage.wait(1)
    #expect(shown?.position.x == 125)
    stage.wait(1)
    #expect(shown?.position.x == 75)
    card.layer.removeAllAnimations()
    #expect(shown?.position.x == 150)
    stage.settle()
    #expect(heard == [false])
  }

  @Test func `inside another takes over its duration and curve, unless told otherwise`() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bar = UIView(frame: dot.frame)
    card.addSubview(dot)
    card.addSubview(bar)
    linear { [card] in
      card.alpha = 0
      UIView.animate(withDuration: 5) { dot.center.x = 105 }
      UIView.animate(
        withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
      ) { bar.center.x = 105 }
    }
    stage.wait(0.5)
    #expect(dot.layer.presentation()?.position.x == 55)
    #expect(bar.layer.presentation()?.position.x == 30)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `isn't one without duration, nor where animations are off`() {
    UIView.animate(withDuration: 0) { [card] in card.center.x = 150 }
    #expect(shown?.position.x == 150)
    linear { [card] in
      UIView.performWithoutAnimation { card.center.x = 250 }
      card.alpha = 0
    }
    #expect(shown?.position.x == 250)
    #expect(shown?.opacity == 1)
    UIView.setAnimationsEnabled(false)
    linear { [card] in card.center.x = 50 }
    UIView.setAnimationsEnabled(true)
    #expect(shown?.position.x == 50)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `shows nothing of a view that is in no window`() {
    let lost = UIView()
    linear { lost.center.x = 10 }
    #expect(lost.center.x == 10)
    #expect(lost.layer.presentation() == nil)
    #expect(CALayer().presentation() == nil)
  }

  @Test func `is shown by copies, made anew each time`() {
    let layer = card.layer
    #expect(layer.presentation() !== layer.presentation())
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    let copy = layer.presentation()
    #expect(copy?.presentation() === copy)
  }

  @Test func `goes along with a spring, and rests at its end`() {
    stage.settle()
    let before = stage.now
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { [card] in card.center.x = 150 }
    UIView.animate(springDuration: 1, bounce: 0) { [card] in card.alpha = 0 }
    #expect(shown?.position.x == 50)
    stage.settle()
    #expect(rounded(stage.now - before) == 1)
    #expect(shown?.position.x == 150)
    #expect(shown?.opacity == 0)
  }
}
