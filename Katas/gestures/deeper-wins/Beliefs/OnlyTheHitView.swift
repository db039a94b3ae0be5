import KataStage
import UIKit

final class Feed: UIViewController {
  var taps: [UIView: Int] = [:]
  @objc func tapped(_ tap: UITapGestureRecognizer) {
    taps[tap.view!, default: 0] += 1
  }
}
let feed = Feed()
let card = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 300))
let photo = UIView(
  frame: CGRect(x: 0, y: 0, width: 200, height: 300))
let badge = UIView(
  frame: CGRect(x: 0, y: 0, width: 100, height: 300))
feed.view.addSubview(card)
card.addSubview(photo)
photo.addSubview(badge)

let taps = [card, photo, badge].map { view in
  let tap = UITapGestureRecognizer(
    target: feed, action: #selector(Feed.tapped))
  view.addGestureRecognizer(tap)
  return tap
}
if !false/*:true|false*/ { taps[1].removeTarget(nil, action: nil) }
if !true/*:true|false*/ { taps[2].removeTarget(nil, action: nil) }

let stage = Stage(feed)
for (x, count) in [
  (50, 3/*:1...5*/), (150, 2/*:1...5*/), (250, 1/*:1...5*/),
] {
  for _ in 1...count {
    stage.tap(CGPoint(x: x, y: 150))
    stage.wait(1)
  }
}
print("card: \(feed.taps[card] ?? 0)")
print("photo: \(feed.taps[photo] ?? 0)")
print("badge: \(feed.taps[badge] ?? 0)")
