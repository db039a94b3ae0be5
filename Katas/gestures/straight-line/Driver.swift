import KataStage
import UIKit

/// Where a finger goes: down at the first point, over the others, and up at the last.
struct Stroke {
  /// A line, or what keeps it from being one.
  enum Sort: CaseIterable { case line, short, left, crooked, detour }

  var points: [CGPoint]

  init(_ draw: inout Kata.Draw, _ sort: Sort) {
    let x = sort == .left ? draw.number(in: 25...38) : draw.number(in: 3...16)
    let start = CGPoint(x: x * 10, y: draw.number(in: 20...60) * 10)
    let steps = 2 + draw.size / 3
    let length = sort == .short ? draw.number(in: 3...7) * 10 : draw.number(in: 12...20) * 10
    points = (0...steps).map { step in
      let along = CGFloat(length * step / steps) * (sort == .left ? -1 : 1)
      let up = step == 0 || step == steps ? 0 : CGFloat(draw.number(in: -1...1) * 10)
      return CGPoint(x: start.x + along, y: start.y + up)
    }
    let off = CGFloat(draw.pick([-60, -40, 40, 60]))
    if sort == .crooked { points[steps].y += off }
    if sort == .detour { points[draw.number(in: 1...(steps - 1))].y += off }
  }

  var text: String {
    points.map { "(\(Int($0.x)), \(Int($0.y)))" }.joined(separator: " → ")
  }
}

/// A view with the learner's recogniser, and a tap that may wait for it.
@MainActor final class Scene: NSObject {
  let stage: Stage
  let line = LineGestureRecognizer()
  private(set) var lines = 0
  private(set) var taps = 0

  override init() {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage = Stage(photo)
    super.init()
    line.addTarget(self, action: #selector(lineDrawn))
    photo.addGestureRecognizer(line)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.require(toFail: line)
    photo.addGestureRecognizer(tap)
  }

  @objc func lineDrawn() { lines += 1 }
  @objc func tapped() { taps += 1 }

  /// - Parameter each: called when the finger is down, and after each move.
  func draw(_ stroke: Stroke, _ each: () -> Void = {}) {
    stage.touchDown(stroke.points[0])
    each()
    for point in stroke.points.dropFirst() {
      stage.wait(0.05)
      stage.touchMove(point)
      each()
    }
  }

  func lift() {
    stage.touchUp()
    stage.wait(1)
  }
}

Kata.check("acts once, when the finger lifts", cases: 20) { draw in
  let stroke = Stroke(&draw, .line)
  draw.shows(stroke.text)
  let scene = Scene()
  scene.draw(stroke)
  let early = scene.lines
  scene.lift()
  return "before the finger lifts: \(early)\nin all: \(scene.lines)"
}
Kata.check("a line that is short, crooked or to the left is none", cases: 40) { draw in
  let stroke = Stroke(&draw, draw.pick([.short, .left, .crooked, .detour]))
  draw.shows(stroke.text)
  let scene = Scene()
  scene.draw(stroke)
  scene.lift()
  return "in all: \(scene.lines)"
}
Kata.check("fails at once when the finger strays", cases: 20) { draw in
  let stroke = Stroke(&draw, .detour)
  draw.shows(stroke.text)
  let scene = Scene()
  var states: [String] = []
  scene.draw(stroke) { states.append("\(scene.line.state)") }
  return states.joined(separator: " → ")
}
Kata.check("fails when a second finger comes down", cases: 10) { draw in
  let stroke = Stroke(&draw, .line)
  draw.shows("one finger \(stroke.text),\nanother 50 points below it")
  let scene = Scene()
  let below = stroke.points.map { CGPoint(x: $0.x, y: $0.y + 50) }
  scene.stage.touchDown(stroke.points[0])
  scene.stage.touchDown(below[0], finger: 1)
  for (point, other) in zip(stroke.points, below).dropFirst() {
    scene.stage.wait(0.05)
    scene.stage.touchMove(point)
    scene.stage.touchMove(other, finger: 1)
  }
  scene.stage.touchUp(finger: 1)
  scene.lift()
  return "in all: \(scene.lines)"
}
Kata.check("begins afresh with each finger that comes down", cases: 20) { draw in
  let strokes = (0..<(2 + draw.size / 4)).map { number in
    Stroke(&draw, number % 2 == 1 ? .line : draw.pick(Stroke.Sort.allCases))
  }
  draw.shows(strokes.map(\.text).joined(separator: "\n"))
  let scene = Scene()
  let counts = strokes.map { stroke in
    scene.draw(stroke)
    scene.lift()
    return "\(scene.lines)"
  }
  return "after each: \(counts.joined(separator: ", "))"
}
Kata.check("a finger that the system takes away draws no line", cases: 5) { draw in
  let stroke = Stroke(&draw, .line)
  draw.shows("\(stroke.text), then a call comes in")
  let scene = Scene()
  scene.draw(stroke)
  scene.stage.touchCancel()
  scene.stage.wait(1)
  return "in all: \(scene.lines)"
}
Kata.check("a tap that waits for it to fail comes through") { draw in
  draw.shows("two taps, a second apart")
  let scene = Scene()
  for _ in 1...2 {
    scene.stage.tap(CGPoint(x: 200, y: 300))
    scene.stage.wait(1)
  }
  return "taps: \(scene.taps)\nlines: \(scene.lines)"
}
