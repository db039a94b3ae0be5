import KataStage
import UIKit

/// What a finger does with the card.
struct Drag {
  enum End: String, CaseIterable {
    case lifts = "lift the finger"
    case takenAway = "a call comes in"
    case switchedOff = "the app switches the pan off and on, then the finger lifts"
  }

  /// From the card's middle to the finger.
  let grip: CGPoint
  /// From place to place. With the first one the pan begins.
  let moves: [CGPoint]
  let end: End

  init(_ draw: inout Kata.Draw, moves count: Int = 2, _ end: End = .lifts) {
    grip = CGPoint(x: draw.number(in: -3...3) * 20, y: draw.pick([-40, 40]))
    let (right, down) = (draw.pick([-1, 1]), draw.pick([-1, 1]))
    moves =
      [CGPoint(x: 12 * right, y: 0)]
      + (0..<count).map { _ in
        CGPoint(x: draw.number(in: 1...4) * 5 * right, y: draw.number(in: 1...4) * 5 * down)
      }
    self.end = end
  }

  var text: String {
    let steps = moves.map { "move it by \(coordinates($0))" }
    return (["put a finger on the card"] + steps + [end.rawValue]).joined(separator: "\n")
  }
}

/// A card on the screen.
@MainActor final class Scene {
  private let card = CardView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
  private let stage: Stage
  private(set) var seen: [String] = []

  init() { stage = Stage(card) }

  /// Says how the card goes along with the finger, but for the first move: what that one is worth is
  /// the recogniser's own business.
  func take(_ drag: Drag) {
    let start = card.center
    var finger = CGPoint(x: start.x + drag.grip.x, y: start.y + drag.grip.y)
    stage.touchDown(finger)
    for (number, move) in drag.moves.enumerated() {
      let before = card.center
      stage.wait(0.1)
      finger = CGPoint(x: finger.x + move.x, y: finger.y + move.y)
      stage.touchMove(finger)
      let moved = CGPoint(x: card.center.x - before.x, y: card.center.y - before.y)
      if number > 1 { seen.append("the card moves by \(coordinates(moved))") }
    }
    let total = drag.moves.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let lag = hypot(
      card.center.x - start.x - total.x, card.center.y - start.y - total.y)
    seen.append(lag < 25 ? "in all as far as the finger" : "in all not as far as the finger")
    let (dragged, height) = (card.center, height)
    end(drag.end)
    let place = card.center == start ? "back where it lay" : "somewhere else"
    seen.append("\(height) while it is dragged, then \(self.height)")
    seen.append("at the end " + (card.center == dragged ? "where the finger was" : place))
  }

  private func end(_ end: Drag.End) {
    switch end {
    case .lifts: stage.touchUp()
    case .takenAway: stage.touchCancel()
    case .switchedOff:
      for isEnabled in [false, true] {
        for pan in card.gestureRecognizers ?? [] { pan.isEnabled = isEnabled }
      }
      stage.touchUp()
    }
    stage.wait(1)
  }

  private var height: String { card.layer.shadowOpacity > 0 ? "lifted" : "put down" }
}

func coordinates(_ point: CGPoint) -> String {
  "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
}

@MainActor func run(_ draw: inout Kata.Draw, _ drags: [Drag]) -> [String] {
  draw.shows(drags.map(\.text).joined(separator: "\nthen "))
  let scene = Scene()
  for drag in drags { scene.take(drag) }
  return scene.seen
}

Kata.check("moves as far as the finger does", cases: 12) { draw in
  let drag = Drag(&draw, moves: 2 + draw.size / 4)
  return run(&draw, [drag]).dropLast(2).joined(separator: "\n")
}
Kata.check("begins each drag where the card lies", cases: 6) { draw in
  let drags = [Drag(&draw), Drag(&draw)]
  return run(&draw, drags).filter { $0.hasPrefix("in all") }.joined(separator: "\n")
}
Kata.check("stays where the finger lifts, and is put down", cases: 4) { draw in
  let drag = Drag(&draw)
  return run(&draw, [drag]).suffix(2).joined(separator: "\n")
}
Kata.check("goes back when the finger is taken away, and is put down", cases: 6) { draw in
  let drag = Drag(&draw, draw.pick([.takenAway, .switchedOff]))
  return run(&draw, [drag]).suffix(2).joined(separator: "\n")
}
