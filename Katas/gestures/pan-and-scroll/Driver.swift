import KataStage
import UIKit

/// A feed on the screen, and a finger in it.
@MainActor final class Scene {
  let feed = FeedViewController()
  let stage: Stage
  private let top: CGFloat

  /// - Parameter scrolled: how far the feed has been scrolled before.
  init(scrolled: CGFloat = 100) {
    stage = Stage(feed)
    feed.scrollView.contentOffset.y = scrolled
    top = scrolled
  }

  /// Where the card is, in the window.
  static let onCard = CGPoint(x: 200, y: 250)
  /// Below the card.
  static let beside = CGPoint(x: 200, y: 600)

  /// Drags and keeps the finger where it is.
  func drag(from start: CGPoint, by way: Way) {
    stage.touchDown(start)
    for step in 1...10 {
      stage.wait(0.03)
      let share = CGFloat(step) / 10
      stage.touchMove(CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
    }
    stage.wait(0.5)
  }

  func lift() {
    stage.touchUp()
    stage.wait(2)
  }

  var card: String {
    let (x, y) = (feed.card.transform.tx, feed.card.transform.ty)
    let sideways = x > 20 ? "to the right" : x < -20 ? "to the left" : ""
    let along = y > 20 ? "down" : y < -20 ? "up" : ""
    let moved = [sideways, along].filter { !$0.isEmpty }.joined(separator: " and ")
    return "the card has moved " + (moved.isEmpty ? "nowhere" : moved)
  }

  var scrolled: String {
    let way = feed.scrollView.contentOffset.y - top
    return "the feed has scrolled " + (way > 20 ? "down" : way < -20 ? "up" : "nowhere")
  }

  var menu: String {
    switch feed.menuPan.state {
    case .began, .changed: "the menu follows the finger"
    default: "the menu stays shut"
    }
  }
}

struct Way {
  var dx: CGFloat
  var dy: CGFloat

  /// Mostly sideways, mostly along, or both.
  init(_ draw: inout Kata.Draw) {
    dx = CGFloat(draw.pick([-80, -60, 60, 80]))
    dy = CGFloat(draw.pick([-80, -60, 60, 80]))
  }

  init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  var text: String {
    let sideways = dx == 0 ? "" : "\(abs(Int(dx))) points to the \(dx > 0 ? "right" : "left")"
    let along = dy == 0 ? "" : "\(abs(Int(dy))) points \(dy > 0 ? "down" : "up")"
    return [sideways, along].filter { !$0.isEmpty }.joined(separator: " and ")
  }
}

Kata.check("the card follows the finger sideways, and only sideways", cases: 8) { draw in
  let way = Way(&draw)
  draw.shows("drag the card \(way.text)")
  let scene = Scene()
  scene.drag(from: Scene.onCard, by: way)
  let during = scene.card
  scene.lift()
  return "\(during)\nwhen the finger has lifted: \(scene.card)"
}
Kata.check("the feed scrolls along", cases: 8) { draw in
  let way = Way(&draw)
  draw.shows("drag the card \(way.text)")
  let scene = Scene()
  scene.drag(from: Scene.onCard, by: way)
  return scene.scrolled
}
Kata.check("the menu stays shut while the card is dragged", cases: 6) { draw in
  var way = Way(&draw)
  if draw.chance(oneIn: 2) { way.dy = 0 }
  draw.shows("drag the card \(way.text)")
  let scene = Scene()
  scene.drag(from: Scene.onCard, by: way)
  return scene.menu
}
Kata.check("beside the card the feed scrolls, or the menu opens", cases: 6) { draw in
  var way = Way(&draw)
  if draw.chance(oneIn: 2) { way.dy = 0 } else { way.dx = 0 }
  draw.shows("drag below the card \(way.text)")
  let scene = Scene()
  scene.drag(from: Scene.beside, by: way)
  return [scene.card, scene.scrolled, scene.menu].joined(separator: "\n")
}
Kata.check("at the top the feed springs back") { draw in
  let way = Way(dx: 60, dy: 80)
  draw.shows("drag the card \(way.text), with the feed at the top")
  let scene = Scene(scrolled: 0)
  scene.drag(from: Scene.onCard, by: way)
  scene.lift()
  return "when the finger has lifted: \(scene.scrolled)"
}
Kata.check("the scroll view's own pan keeps its delegate") { _ in
  let scene = Scene()
  return scene.feed.scrollView.panGestureRecognizer.delegate === scene.feed
    ? "its delegate is the controller" : "the controller has left it alone"
}
