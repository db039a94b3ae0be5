import KataModels
import KataStage
import Testing

/// R142–R147 of the evidence. Where a pinch begins to be measured from isn't public, so katas ask
/// for less than these numbers.
@MainActor @Suite struct `Two fingers` {
  private let pad = Touchpad()

  /// 100 points apart.
  private func down() {
    pad.down(150, 200)
    pad.down(250, 200, finger: 1)
  }

  @Test func `apart make a pinch whose scale adds up`() {
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    down()
    #expect(pad.actions == [])
    pad.move(300, 200, finger: 1)
    #expect(pinch.scale == 1.5)
    pad.move(350, 200, finger: 1)
    #expect(pinch.scale == 2)
    pad.up(finger: 1)
    #expect(pinch.scale == 2)
    #expect(pad.actions == ["pinch.began", "pinch.changed"])
    pad.up()
    #expect(pad.actions == ["pinch.began", "pinch.changed", "pinch.ended"])
    MainLoop.main.turnUntilIdle()
    #expect(pinch.scale == 1)
  }

  @Test func `that pinch go on from a scale that is set`() {
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    down()
    pad.move(350, 200, finger: 1)
    pinch.scale = 1
    pad.move(450, 200, finger: 1)
    #expect(pinch.scale == 1.5)
  }

  @Test func `that come together have a scale below one`() {
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    down()
    pad.wait(0.1)
    pad.move(200, 200, finger: 1)
    #expect(pinch.scale == 0.5)
    #expect(agree([Double(pinch.velocity)], [-5]))
  }

  @Test func `that pinch may be one for a while`() {
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    down()
    pad.move(350, 200, finger: 1)
    pad.up(finger: 1)
    pad.move(100, 200)
    #expect(pad.actions == ["pinch.began"])
    pad.down(200, 200, finger: 2)
    #expect(pinch.scale == 2)
    pad.move(250, 200, finger: 2)
    #expect(pinch.scale == 3)
    #expect(pad.actions == ["pinch.began", "pinch.changed"])
  }

  @Test func `are all that a pinch follows`() {
    let pinch = pad.add(UIPinchGestureRecognizer(), "pinch")
    down()
    pad.down(200, 300, finger: 2)
    #expect(pinch.numberOfTouches == 2)
    pad.move(350, 200, finger: 1)
    pad.move(10, 10, finger: 2)
    #expect(pinch.scale == 2)
  }

  @Test func `clockwise make a rotation above zero that adds up`() {
    let rotation = pad.add(UIRotationGestureRecognizer(), "rotation")
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    down()
    pad.wait(0.5)
    pad.move(150, 300, finger: 1)
    #expect(agree([Double(rotation.rotation), Double(rotation.velocity)], [.pi / 2, .pi]))
    pad.move(50, 200, finger: 1)
    pad.move(150, 100, finger: 1)
    pad.move(250, 200, finger: 1)
    #expect(agree([Double(rotation.rotation)], [2 * .pi]))
    pad.up(finger: 1)
    pad.up()
    #expect(
      pad.actions == [
        "rotation.began", "rotation.changed", "rotation.changed", "rotation.changed",
        "rotation.ended",
      ])
  }

  @Test func `that turn go on from a rotation that is set`() {
    let rotation = pad.add(UIRotationGestureRecognizer(), "rotation")
    down()
    pad.move(150, 300, finger: 1)
    rotation.rotation = 0
    pad.move(50, 200, finger: 1)
    #expect(agree([Double(rotation.rotation)], [.pi / 2]))
  }

  @Test func `of the stage pinch and rotate, and one isn't the other`() {
    let stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    for recognizer in [pinch, rotation] { stage.window.addGestureRecognizer(recognizer) }
    let lines = traced(.gestures) {
      stage.pinch(at: CGPoint(x: 200, y: 400), scale: 2)
      #expect(agree([Double(pinch.scale)], [2]))
      stage.settle()
      stage.rotate(at: CGPoint(x: 200, y: 400), radians: .pi)
      #expect(agree([Double(rotation.rotation)], [.pi]))
      stage.settle()
    }
    #expect(Set(lines.filter { $0.hasPrefix("pinch") }).count == 3)
    #expect(lines.first == "pinch.began" && lines.last == "rotation.ended")
    let firstTurn = lines.firstIndex { $0.hasPrefix("rotation") }
    let lastPinch = lines.lastIndex { $0.hasPrefix("pinch") }
    #expect((lastPinch ?? 0) < (firstTurn ?? 0))
  }

  @Test func `of the stage move at once, so that a wide pinch is no pan`() {
    let stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let (pinch, pan) = (UIPinchGestureRecognizer(), UIPanGestureRecognizer())
    let delegate = Together()
    for recognizer in [pinch, pan] {
      recognizer.delegate = delegate
      stage.window.addGestureRecognizer(recognizer)
    }
    let lines = traced(.gestures) { stage.pinch(at: CGPoint(x: 200, y: 400), scale: 4) }
    let changes = Array(repeating: "pinch.changed", count: 9)
    #expect(lines == ["pinch.began"] + changes + ["pinch.ended"])
  }

  @Test func `that are taken away cancel a pinch`() {
    pad.add(UIPinchGestureRecognizer(), "pinch")
    down()
    pad.move(350, 200, finger: 1)
    pad.fingers.cancel(finger: 1)
    pad.fingers.cancel(finger: 0)
    #expect(pad.actions == ["pinch.began", "pinch.cancelled"])
  }
}
