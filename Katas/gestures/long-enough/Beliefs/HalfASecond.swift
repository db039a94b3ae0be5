import KataStage
import UIKit

final class Feed: UIViewController {
  var calls = 0
  @objc func held() { calls += 1 }
}
let feed = Feed()
let press = UILongPressGestureRecognizer(
  target: feed, action: #selector(Feed.held))
press.minimumPressDuration = min(0.5, 2.0/*:0.5|2.0*/)
feed.view.addGestureRecognizer(press)
let stage = Stage(feed)

for seconds in [1.0/*:1.0|4.0*/, 0.2/*:0.2|1.0|4.0*/, 4.0] {
  stage.touchDown(CGPoint(x: 200, y: 300))
  stage.wait(seconds)
  print("\(seconds) s, down: \(feed.calls)")
  stage.touchUp()
  print("\(seconds) s, lifted: \(feed.calls)")
}
