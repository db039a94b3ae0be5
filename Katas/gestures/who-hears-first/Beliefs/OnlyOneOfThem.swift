import KataStage
import UIKit

final class Card: UIView {
  var (began, ended, cancelled) = (0, 0, 0)
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { began += 1 }
  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { ended += 1 }
  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { cancelled += 1 }
}
final class Feed: UIViewController {
  var taps = 0
  @objc func tapped() { taps += 1 }
}
let feed = Feed()
let top = CGRect(x: 0, y: 0, width: 400, height: 400)
let tapCard = Card(frame: top)
let panCard = Card(frame: top.offsetBy(dx: 0, dy: 400))
let tap = UITapGestureRecognizer(
  target: feed, action: #selector(Feed.tapped))
let pan = UIPanGestureRecognizer()
tapCard.addGestureRecognizer(tap)
panCard.addGestureRecognizer(pan)
feed.view.addSubview(tapCard)
feed.view.addSubview(panCard)
let stage = Stage(feed)

func play(taps: Int, drags: Int) {
  for _ in 0..<taps {
    stage.tap(CGPoint(x: 200, y: 200))
    stage.wait(1)
  }
  for _ in 0..<drags {
    stage.drag(
      from: CGPoint(x: 50, y: 600),
      to: CGPoint(x: 350, y: 600))
    stage.wait(1)
  }
}
play(taps: 3/*:1...4*/, drags: 2/*:1...4*/)
tap.isEnabled = false
pan.cancelsTouchesInView = false
play(taps: 1/*:1...4*/, drags: 4/*:1...4*/)

print("tap: \(feed.taps)")
for (name, card) in [("tap", tapCard), ("pan", panCard)] {
  print("\(name) card began: \(card.began)")
  print("\(name) card ended: \(card.ended)")
  print("\(name) card cancelled: \(card.cancelled)")
}
