import KataStage
import UIKit

final class Photo: UIView {
  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { feed.heard = "photo, to the end" }
  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { feed.heard = "photo, cancelled" }
}
final class Feed: UIViewController {
  var heard = "nobody"
  @objc func press() { heard = "button" }
}
let feed = Feed()
let button = UIButton(
  frame: CGRect(x: 0, y: 0, width: 400, height: 300))
let photo = Photo(
  frame: CGRect(x: 0, y: 300, width: 400, height: 300))
button.addTarget(
  feed, action: #selector(Feed.press), for: .touchUpInside)
let scroll = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
scroll.contentSize = CGSize(width: 400, height: 2000)
scroll.addSubview(button)
scroll.addSubview(photo)
feed.view.addSubview(scroll)
let stage = Stage(feed)

func play(_ name: String, from y: Int, hold: Double) {
  (scroll.contentOffset, feed.heard) = (.zero, "nobody")
  stage.touchDown(CGPoint(x: 200, y: y))
  stage.wait(hold)
  for step in 1...5 {
    stage.touchMove(CGPoint(x: 200, y: y - 30 * step))
  }
  stage.touchUp()
  stage.wait(5)
  print("\(name), scrolls: \(scroll.contentOffset.y > 0)")
  print("\(name), heard by: \(feed.heard)")
}
play("first", from: 250/*:250|550*/, hold: 0)
play("second", from: 250/*:250|550*/, hold: 1)
play("third", from: 550/*:250|550*/, hold: 1)
scroll.canCancelContentTouches = true
play("fourth", from: 550/*:550|250*/, hold: 1/*:0|1*/)
