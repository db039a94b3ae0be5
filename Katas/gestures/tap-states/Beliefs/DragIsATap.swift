import KataStage
import UIKit

final class Feed: UIViewController {
  var calls = 0
  var (dimmed, opened, missed) = (0, 0, 0)
  @objc func tapped(_ tap: UITapGestureRecognizer) {
    calls += 1
    switch tap.state {
    case .began: dimmed += 1
    case .ended: opened += 1
    case .failed: missed += 1
    default: break
    }
  }
}

let feed = Feed()
let tap = UITapGestureRecognizer(
  target: feed, action: #selector(Feed.tapped))
feed.view.addGestureRecognizer(tap)
let stage = Stage(feed)
for _ in 1...3/*:2...6*/ {
  stage.tap(CGPoint(x: 200, y: 400))
  stage.wait(1)
}
for _ in 1...2/*:1...4*/ {
  stage.tap(CGPoint(x: 200, y: 400))
  stage.wait(1)
}
print("calls: \(feed.calls)")
print("dimmed: \(feed.dimmed)")
print("opened: \(feed.opened)")
print("missed: \(feed.missed)")
