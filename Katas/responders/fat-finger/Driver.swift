import KataStage
import UIKit

/// A button on the screen, and a finger on it or near it.
@MainActor final class Scene {
  let button: IconButton
  private let frame: CGRect
  private let stage: Stage
  private var taps = 0

  /// - Parameter sides: what width and height are drawn from; they are even.
  init(_ draw: inout Kata.Draw, sides: [Int], _ change: (IconButton) -> Void = { _ in }) {
    frame = CGRect(
      x: draw.number(in: 4...12) * 20, y: draw.number(in: 4...30) * 20, width: draw.pick(sides),
      height: draw.pick(sides))
    button = IconButton(frame: frame)
    change(button)
    stage = Stage(button)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
  }

  /// Beside the middle, by less or more than half of the area, and never at its edge.
  func tap(_ draw: inout Kata.Draw, _ note: String = "") -> String {
    let (x, y) = (draw.pick([-1, 1]), draw.pick([-1, 1]))
    let way = Way(
      dx: x * distance(&draw, side: Int(frame.width)),
      dy: y * distance(&draw, side: Int(frame.height)))
    let point = CGPoint(x: frame.midX + CGFloat(way.dx), y: frame.midY + CGFloat(way.dy))
    draw.shows(
      "button at (\(Int(frame.minX)), \(Int(frame.minY))), \(Int(frame.width))×"
        + "\(Int(frame.height))\(note)\ntap at (\(Int(point.x)), \(Int(point.y)))")
    stage.tap(point)
    stage.wait(1)
    return taps == 0 ? "not tapped" : "tapped"
  }

  /// Mostly between the button's own edge and that of the area.
  private func distance(_ draw: inout Kata.Draw, side: Int) -> Int {
    let area = max(44, side)
    return switch draw.number(in: 0...3) {
    case 0: draw.number(in: 0...(side / 2 - 1))
    case 1: area / 2 + draw.number(in: 2...12)
    default: side < 44 ? draw.number(in: (side / 2 + 1)...(area / 2 - 1)) : side / 2 - 1
    }
  }
}

struct Way {
  var dx: Int
  var dy: Int
}

Kata.check("a small button is touched in 44 by 44 points", cases: 60) { draw in
  Scene(&draw, sides: [12, 16, 20, 24, 30]).tap(&draw)
}
Kata.check("a large button is touched where it is", cases: 40) { draw in
  Scene(&draw, sides: [50, 60, 80]).tap(&draw)
}
Kata.check("width and height count for themselves", cases: 60) { draw in
  Scene(&draw, sides: [16, 24, 60, 80]).tap(&draw)
}
Kata.check("hidden or switched off, it isn't touched", cases: 12) { draw in
  switch draw.number(in: 0...2) {
  case 0: Scene(&draw, sides: [20]) { $0.isHidden = true }.tap(&draw, ", hidden")
  case 1: Scene(&draw, sides: [20]) { $0.alpha = 0 }.tap(&draw, ", alpha 0")
  default:
    Scene(&draw, sides: [20]) { $0.isUserInteractionEnabled = false }
      .tap(&draw, ", interaction off")
  }
}
Kata.check("it keeps its size") { draw in
  draw.shows("button at (100, 100), 20×20")
  let button = IconButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
  let stage = Stage(button)
  stage.settle()
  return "\(Int(button.frame.width))×\(Int(button.frame.height))"
}
