import KataStage
import UIKit

final class Feed: UIViewController {
  var (swipes, pans) = (0, 0)
  @objc func swiped() { swipes += 1 }
  @objc func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { pans += 1 }
  }
}
let feed = Feed()
let swipe = UISwipeGestureRecognizer(
  target: feed, action: #selector(Feed.swiped))
swipe.direction = .right/*:.right|.left*/
let pan = UIPanGestureRecognizer(
  target: feed, action: #selector(Feed.panned))
feed.view.addGestureRecognizer(swipe)
feed.view.addGestureRecognizer(pan)
let stage = Stage(feed)

func play(_ name: String, right: Int, left: Int) {
  (feed.swipes, feed.pans) = (0, 0)
  for way in [200, -200] {
    for _ in 0..<(way > 0 ? right : left) {
      stage.drag(
        from: CGPoint(x: 200 - way / 2, y: 300),
        to: CGPoint(x: 200 + way / 2, y: 300), over: 0.1)
      stage.wait(1)
    }
  }
  print("\(name), swipes: \(feed.swipes)")
  print("\(name), pans: \(feed.pans)")
}
play("first", right: 2/*:1...4*/, left: 1/*:2...5*/)
play("second", right: 3/*:1...3*/, left: 5/*:4...7*/)
