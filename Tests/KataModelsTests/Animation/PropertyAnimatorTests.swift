import KataModels
import KataStage
import Testing

@Suite("A property animator")
@MainActor struct PropertyAnimatorTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let stage: Stage
  private let animator: UIViewPropertyAnimator
  private let log = PositionLog()

  init() {
    stage = Stage(card)
    animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [card] in
      card.center.x = 250
    }
    animator.addCompletion { [log] in log.positions.append($0) }
  }

  /// How long the body takes, in virtual seconds.
  private func seconds(of body: () -> Void) -> TimeInterval {
    let before = stage.now
    body()
    return rounded(stage.now - before)
  }

  private var shown: CGFloat? { card.layer.presentation()?.position.x }

  /// What is told of the animator, in one line.
  private var told: String {
    "\(animator.state) \(animator.isRunning) \(animator.fractionComplete)"
  }

  @Test func `does nothing until it is started, then runs to its end`() {
    stage.settle()
    #expect(told == "inactive false 0.0")
    #expect(card.center.x == 50)
    animator.startAnimation()
    #expect(told == "active true 0.0")
    #expect(card.center.x == 250)
    stage.wait(0.5)
    #expect(told == "active true 0.25")
    #expect(shown == 100)
    #expect(seconds { stage.settle() } == 1.5)
    #expect(told == "inactive false 0.0")
    #expect(log.positions == [.end])
    #expect(shown == 250)
  }

  @Test func `can be paused and goes on with what is left`() {
    stage.settle()
    animator.startAnimation()
    stage.wait(0.5)
    animator.pauseAnimation()
    #expect(told == "active false 0.25")
    stage.wait(10)
    #expect(shown == 100)
    #expect(log.positions == [])
    animator.startAnimation()
    stage.wait(0.5)
    #expect(shown == 150)
    #expect(seconds { stage.settle() } == 1)
    #expect(log.positions == [.end])
  }

  @Test func `can be moved by hand`() {
    stage.settle()
    animator.fractionComplete = 0.75
    #expect(told == "active false 0.75")
    #expect(shown == 200)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.wait(0.5)
    #expect(shown == 200)
    #expect(seconds { stage.settle() } == 0.5)
    #expect(log.positions == [.end])
  }

  @Test func `can be turned round, and the views are back at the start`() {
    stage.settle()
    animator.startAnimation()
    stage.wait(0.5)
    animator.isReversed = true
    #expect(told == "active true 0.75")
    #expect(shown == 100)
    stage.wait(0.25)
    #expect(shown == 75)
    #expect(seconds { stage.settle() } == 0.25)
    #expect(card.center.x == 50)
    #expect(log.positions == [.start])
    #expect(!animator.isReversed)
  }

  @Test func `stops where the views are seen, and nobody hears of it`() {
    stage.settle()
    animator.startAnimation()
    stage.wait(0.5)
    animator.stopAnimation(true)
    #expect(told == "inactive false 0.0")
    #expect(card.center.x == 100)
    #expect(seconds { stage.settle() } == 0)
    #expect(log.positions == [])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 50), (.current, 100), (.end, CGFloat(250)),
  ])
  func `stops, and is finished at a position`(position: UIViewAnimatingPosition, x: CGFloat) {
    animator.startAnimation()
    stage.wait(0.5)
    animator.stopAnimation(false)
    #expect("\(animator.state)" == "stopped")
    #expect(card.center.x == 100)
    animator.finishAnimation(at: position)
    #expect(told == "inactive false 0.0")
    #expect(card.center.x == x)
    #expect(log.positions == [position])
  }

  @Test func `moves what is added later over the time that is left`() {
    animator.startAnimation()
    stage.wait(1)
    animator.addAnimations { [card] in card.alpha = 0 }
    animator.addAnimations({ [card] in card.center.y = 150 }, delayFactor: 0.5)
    #expect(card.layer.presentation()?.opacity == 1)
    stage.wait(0.5)
    #expect(card.layer.presentation()?.opacity == 0.5)
    #expect(card.layer.presentation()?.position.y == 50)
    stage.wait(0.25)
    #expect(card.layer.presentation()?.position.y == 100)
    stage.settle()
    #expect(card.layer.presentation()?.position == CGPoint(x: 250, y: 150))
  }

  @Test func `may stay active at its end`() {
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.settle()
    #expect(told == "active false 1.0")
    #expect(log.positions == [])
    animator.isReversed = true
    animator.startAnimation()
    stage.wait(1)
    #expect(shown == 150)
    animator.pausesOnCompletion = false
    stage.settle()
    #expect(log.positions == [.start])
  }

  @Test func `lets its views be touched, unless told otherwise`() {
    stage.settle()
    animator.startAnimation()
    #expect(stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === card)
    stage.settle()
    let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { [card] in
      card.center.x = 50
    }
    other.isUserInteractionEnabled = false
    other.startAnimation(afterDelay: 1)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== card)
    #expect(seconds { stage.settle() } == 2)
  }

  @Test func `is held while it runs, and not longer`() {
    weak var held: UIViewPropertyAnimator?
    held = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { [card] in
      card.alpha = 0
    }
    #expect(held?.isRunning == true)
    stage.settle()
    #expect(held == nil)
  }

  @Test func `can't be finished unless it is stopped`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("finishAnimation(at:) should only be called on a stopped animator"))
  }

  @Test func `can't be started when it is stopped`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("startAnimation() can't be called on a stopped animator"))
  }

  @Test func `can't be let go while it is paused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("It is an error to release a paused or stopped property animator"))
  }

  @Test func `can't be told about touches once it is active`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.isUserInteractionEnabled = false
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("isUserInteractionEnabled can't be set on an animator that is active"))
  }
}

@MainActor private final class PositionLog {
  var positions: [UIViewAnimatingPosition] = []
}
