import KataStage
import UIKit

final class Feed: UIViewController {
  var (cards, buttons, stars) = (0, 0, 0)
  @objc func tapped() { cards += 1 }
  @objc func press() { buttons += 1 }
  @objc func mark() { stars += 1 }
}
let feed = Feed()
let button = UIButton(
  frame: CGRect(x: 0, y: 0, width: 200, height: 200))
let star = UIButton(
  frame: CGRect(x: 200, y: 0, width: 200, height: 200))
button.addTarget(
  feed, action: #selector(Feed.press), for: .touchUpInside)
star.addTarget(
  feed, action: #selector(Feed.mark), for: .touchUpInside)
let tap = UITapGestureRecognizer(
  target: feed, action: #selector(Feed.tapped))
let card = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 400))
card.addGestureRecognizer(tap)
card.addSubview(button)
card.addSubview(star)
feed.view.addSubview(card)
let stage = Stage(feed)

func play(_ name: String, button: Int, star: Int) {
  (feed.cards, feed.buttons, feed.stars) = (0, 0, 0)
  for (x, count) in [(100, button), (300, star)] {
    for _ in 0..<count {
      stage.tap(CGPoint(x: x, y: 100))
      stage.wait(1)
    }
  }
  print("\(name), card: \(feed.cards)")
  print("\(name), button: \(feed.buttons)")
  print("\(name), star: \(feed.stars)")
}
play("first", button: 2/*:1...4*/, star: 3/*:1...4*/)
tap.cancelsTouchesInView = false
play("second", button: 1/*:1...4*/, star: 2/*:1...4*/)
