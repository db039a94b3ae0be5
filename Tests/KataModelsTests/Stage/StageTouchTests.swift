import KataModels
import KataStage
import Testing

@Suite("The stage's fingers")
@MainActor struct StageTouchTests {
  /// A photo that fills the window's upper left quarter.
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)).named("photo")

  @Test func `a tap is down, 0.05 seconds, up`() {
    let stage = Stage(photo)
    let lines = traced(.touches) { stage.tap(CGPoint(x: 50, y: 50)) }
    #expect(lines.of("photo") == ["photo.touchesBegan", "photo.touchesEnded"])
    #expect(rounded(stage.now) == 0.05)
  }

  @Test func `two taps are 0.1 seconds apart`() {
    let stage = Stage(photo)
    stage.tap(CGPoint(x: 50, y: 50), count: 2)
    #expect(rounded(stage.now) == 0.2)
  }

  @Test func `a drag takes its time in equal steps`() {
    let stage = Stage(photo)
    let lines = traced(.touches) {
      stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), over: 0.4, steps: 4)
    }
    let moves = Array(repeating: "photo.touchesMoved", count: 4)
    #expect(lines.of("photo") == ["photo.touchesBegan"] + moves + ["photo.touchesEnded"])
    #expect(rounded(stage.now) == 0.4)
  }

  @Test func `a touch call has delivered everything when it returns`() {
    let tap = UITapGestureRecognizer()
    photo.addGestureRecognizer(tap)
    let stage = Stage(photo)
    let lines = traced(.gestures) {
      stage.touchDown(CGPoint(x: 50, y: 50))
      stage.touchUp()
      #expect(tap.state == .ended)
    }
    #expect(lines == ["tap.ended"])
    stage.settle()
    #expect(tap.state == .possible)
  }

  @Test func `lifting elsewhere sends no move`() {
    let stage = Stage(photo)
    let lines = traced(.touches) {
      stage.touchDown(CGPoint(x: 50, y: 50))
      stage.touchUp(CGPoint(x: 60, y: 50))
    }
    #expect(lines.of("photo") == ["photo.touchesBegan", "photo.touchesEnded"])
  }

  @Test func `a window above gets the touches it covers`() {
    let stage = Stage(photo)
    let above = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).named("above")
    above.windowLevel = .alert
    above.isHidden = false
    let lines = traced(.touches) {
      stage.tap(CGPoint(x: 50, y: 50))
      stage.tap(CGPoint(x: 150, y: 50))
    }
    #expect(lines.of("above") == ["above.touchesBegan", "above.touchesEnded"])
    #expect(lines.of("photo") == ["photo.touchesBegan", "photo.touchesEnded"])
  }

  @Test func `two fingers pinch and turn`() {
    photo.isMultipleTouchEnabled = true
    let stage = Stage(photo)
    let pinched = traced(.touches) { stage.pinch(at: CGPoint(x: 100, y: 200), scale: 1.5) }
    #expect(pinched.of("photo").count == 2 + 2 * 10 + 2)
    let turned = traced(.touches) { stage.rotate(at: CGPoint(x: 100, y: 200), radians: 1) }
    #expect(turned.of("photo").count == 2 + 2 * 10 + 2)
  }
}
