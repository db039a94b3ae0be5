import KataStage
import UIKit

final class Feed: UIViewController {
  var (singles, doubles) = (0, 0)
  @objc func tapped() { singles += 1 }
  @objc func tappedTwice() { doubles += 1 }
}
let feed = Feed()
let stage = Stage(feed)

func play(_ name: String, waits: Bool, taps: Int) {
  let photo = UIView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  feed.view.addSubview(photo)
  let single = UITapGestureRecognizer(
    target: feed, action: #selector(Feed.tapped))
  let double = UITapGestureRecognizer(
    target: feed, action: #selector(Feed.tappedTwice))
  double.numberOfTapsRequired = 2
  photo.addGestureRecognizer(single)
  photo.addGestureRecognizer(double)
  if waits { single.isEnabled = false }

  (feed.singles, feed.doubles) = (0, 0)
  stage.tap(CGPoint(x: 150, y: 150), count: taps)
  print("\(name), at once: \(feed.singles)")
  stage.wait(0.05)
  print("\(name), soon: \(feed.singles)")
  stage.wait(2/*:2...4*/)
  print("\(name), late: \(feed.singles)")
  print("\(name), doubles: \(feed.doubles)")
}
play("first", waits: false/*:true|false*/, taps: 1/*:1|2*/)
play("second", waits: true, taps: 2/*:1|2*/)
