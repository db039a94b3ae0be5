import KataStage
import UIKit

/// One tap: how long after the last it comes, and where.
struct Tap {
  var pause: TimeInterval
  var place: CGPoint

  var text: String {
    "after \(String(format: "%.1f", pause)) s at (\(Int(place.x)), \(Int(place.y)))"
  }
}

/// A view with the learner's recogniser, and a single tap that waits for it to fail.
@MainActor final class Scene: NSObject {
  let stage: Stage
  private(set) var triples = 0
  private(set) var singles = 0

  override init() {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage = Stage(photo)
    super.init()
    let triple = TripleTapGestureRecognizer(target: self, action: #selector(tappedThrice))
    photo.addGestureRecognizer(triple)
    let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
    single.require(toFail: triple)
    photo.addGestureRecognizer(single)
  }

  @objc func tappedThrice() { triples += 1 }
  @objc func tapped() { singles += 1 }

  func take(_ taps: [Tap]) {
    for tap in taps {
      stage.wait(tap.pause)
      stage.tap(tap.place)
    }
  }
}

/// Taps near one place.
func taps(_ draw: inout Kata.Draw, pauses: [TimeInterval]) -> [Tap] {
  let (x, y) = (draw.number(in: 10...30) * 10, draw.number(in: 10...60) * 10)
  return pauses.map { pause in
    Tap(
      pause: pause,
      place: CGPoint(x: x + draw.number(in: -1...1) * 5, y: y + draw.number(in: -1...1) * 5))
  }
}

func text(_ taps: [Tap]) -> String { taps.map { "tap \($0.text)" }.joined(separator: "\n") }

Kata.check("acts once, at the third tap", cases: 6) { draw in
  let taps = taps(&draw, pauses: [0, Double(draw.number(in: 1...3)) / 10, 0.2])
  draw.shows(text(taps))
  let scene = Scene()
  scene.take(Array(taps.dropLast()))
  let early = scene.triples
  scene.take([taps[2]])
  let third = scene.triples
  scene.stage.wait(3)
  return "after two taps: \(early)\nafter three: \(third)\nin all: \(scene.triples)"
}
Kata.check("three slow taps are none", cases: 6) { draw in
  let slow = Double(draw.number(in: 6...8)) / 10
  let taps = taps(&draw, pauses: [0, slow, slow])
  draw.shows(text(taps))
  let scene = Scene()
  scene.take(taps)
  scene.stage.wait(3)
  return "in all: \(scene.triples)"
}
Kata.check("taps in different places are none", cases: 4) { draw in
  var taps = taps(&draw, pauses: [0, 0.2, 0.2])
  taps[draw.number(in: 1...2)].place.x += 60
  draw.shows(text(taps))
  let scene = Scene()
  scene.take(taps)
  scene.stage.wait(3)
  return "in all: \(scene.triples)"
}
Kata.check("a single tap that waits for it comes when the second is over", cases: 3) { draw in
  let taps = taps(&draw, pauses: [0])
  draw.shows(text(taps))
  let scene = Scene()
  scene.take(taps)
  scene.stage.wait(0.5)
  let early = scene.singles
  scene.stage.wait(1)
  return "single taps after half a second: \(early)\nafter one and a half: \(scene.singles)"
}
Kata.check("begins afresh after each attempt", cases: 8) { draw in
  let pause = Double(draw.number(in: 2...3)) / 10
  let first = draw.chance(oneIn: 2) ? [0, 0.2, 0.2] : [0, 0.2]
  let isDone = first.count == 3
  let taps = taps(&draw, pauses: first + [isDone ? 0.3 : 2, pause, 0.2])
  draw.shows(text(taps))
  let scene = Scene()
  scene.take(taps)
  scene.stage.wait(3)
  return "in all: \(scene.triples)"
}
