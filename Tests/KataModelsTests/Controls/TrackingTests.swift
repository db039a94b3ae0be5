import KataModels
import KataStage
import Testing

@Suite("A control of one's own")
@MainActor struct TrackingTests {
  private final class Dial: UIControl {
    var log: [String] = []
    var begins = true
    var movesLeft = Int.max

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(isTouchInside ? "inside" : "outside")")
      movesLeft -= 1
      return movesLeft > 0
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end \(isTouchInside ? "inside" : "outside")")
    }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  /// Each test opens a stage of its own.
  @MainActor private struct Desk {
    let dial = Dial(frame: CGRect(x: 100, y: 100, width: 100, height: 100)).named("dial")
    let stage: Stage

    init() {
      let feed = UIViewController()
      feed.view.addSubview(dial)
      stage = Stage(feed)
    }
  }

  @Test func `follows a finger inside and outside`() {
    let desk = Desk()
    desk.stage.touchDown(desk.dial.center)
    #expect(desk.dial.isTracking && desk.dial.isTouchInside)
    desk.stage.touchMove(CGPoint(x: 150, y: 160))
    desk.stage.touchMove(CGPoint(x: 150, y: 400))
    #expect(desk.dial.isTracking && !desk.dial.isTouchInside)
    desk.stage.touchUp()
    #expect(desk.dial.log == ["begin", "continue inside", "continue outside", "end outside"])
    #expect(!desk.dial.isTracking && !desk.dial.isHighlighted)
  }

  @Test func `that doesn't begin hears nothing more and sends nothing`() {
    let desk = Desk()
    desk.dial.begins = false
    let lines = traced(.actions) {
      desk.stage.drag(from: desk.dial.center, to: CGPoint(x: 150, y: 160))
    }
    #expect(desk.dial.log == ["begin"])
    #expect(lines == [])
    #expect(!desk.dial.isTracking && !desk.dial.isHighlighted)
  }

  @Test func `that has heard enough stops`() {
    let desk = Desk()
    desk.dial.movesLeft = 2
    let lines = traced(.actions) {
      desk.stage.drag(from: desk.dial.center, to: CGPoint(x: 150, y: 160), steps: 5)
    }
    #expect(desk.dial.log == ["begin", "continue inside", "continue inside"])
    #expect(lines == ["dial.touchDown", "dial.touchDragInside"])
    #expect(!desk.dial.isTracking)
  }

  @Test func `that loses its finger cancels`() {
    let desk = Desk()
    desk.stage.touchDown(desk.dial.center)
    desk.stage.touchCancel()
    #expect(desk.dial.log == ["begin", "cancel"])
    #expect(!desk.dial.isTracking)
  }
}
