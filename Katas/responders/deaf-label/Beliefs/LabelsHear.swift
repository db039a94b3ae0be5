import KataStage
import UIKit

final class Feed: UIViewController {
  var taps: [UIView: Int] = [:]
  @objc func tapped(_ tap: UITapGestureRecognizer) {
    taps[tap.view!, default: 0] += 1
  }
}
let feed = Feed()
let (label, image) = (UILabel(), UIImageView())
let (badge, card) = (UIView(), UIView())
for (row, view) in [label, image, card].enumerated() {
  view.frame = CGRect(
    x: 0, y: 100 * row, width: 400, height: 100)
  feed.view.addSubview(view)
}
badge.frame = CGRect(
  x: 200/*:150|200|250*/, y: 0, width: 200, height: 100)
image.addSubview(badge)
for view in [label, image, badge, card] {
  let tap = UITapGestureRecognizer(
    target: feed, action: #selector(Feed.tapped))
  view.addGestureRecognizer(tap)
}
let stage = Stage(feed)
for view in [label, image].suffix(1/*:1|2|0*/) {
  view.isUserInteractionEnabled = true
}
label.isUserInteractionEnabled = true

for _ in 1...2/*:1...4*/ {
  for x in [100, 300] {
    for y in [50, 150, 250] {
      stage.tap(CGPoint(x: x, y: y))
      stage.wait(1)
    }
  }
}
print("label: \(feed.taps[label] ?? 0)")
print("image: \(feed.taps[image] ?? 0)")
print("badge: \(feed.taps[badge] ?? 0)")
print("card: \(feed.taps[card] ?? 0)")
