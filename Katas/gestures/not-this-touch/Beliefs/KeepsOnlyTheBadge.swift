import KataStage
import UIKit

final class Badge: UIView {
  var ended = 0
  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    if touches.first?.view === self { ended += 1 }
  }
}
final class Feed: UIViewController,
  UIGestureRecognizerDelegate
{
  var taps = 0
  let badge = Badge(
    frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  @objc func tapped() { taps += 1 }
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    touch.view === badge
  }
}
let feed = Feed()
let card = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 100))
let dot = UIView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 100))
feed.view.addSubview(card)
card.addSubview(feed.badge)
feed.badge.addSubview(dot)
let tap = UITapGestureRecognizer(
  target: feed, action: #selector(Feed.tapped))
tap.delegate = feed
card.addGestureRecognizer(tap)

let stage = Stage(feed)
for (name, x, count) in [
  ("card", 250, 2/*:1...5*/), ("badge", 150, 3/*:1...5*/),
  ("dot", 50, 1/*:1...5*/),
] {
  feed.taps = 0
  for _ in 1...count {
    stage.tap(CGPoint(x: x, y: 50))
    stage.wait(1)
  }
  print("\(name): \(feed.taps)")
}
print("ended: \(feed.badge.ended)")
