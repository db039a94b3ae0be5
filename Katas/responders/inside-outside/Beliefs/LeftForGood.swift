import KataStage
import UIKit

final class Feed: UIViewController {
  var heard = "nothing"
  @objc func inside() { heard = "inside" }
  @objc func outside() { heard = "outside" }
}
let feed = Feed()
let like = UIButton(
  frame: CGRect(x: 20, y: 300, width: 180, height: 60))
like.addTarget(
  feed, action: #selector(Feed.inside), for: .touchUpInside)
like.addTarget(
  feed, action: #selector(Feed.outside),
  for: .touchUpOutside)
feed.view.addSubview(like)
let stage = Stage(feed)

// Where the finger goes, to the right of the button's edge.
func play(_ name: String, _ ways: [Int]) {
  feed.heard = "nothing"
  let points = ways.map { CGPoint(x: 200 + $0, y: 330) }
  stage.touchDown(points[0])
  for point in points.dropFirst() { stage.touchMove(point) }
  if let far = ways.firstIndex(where: { $0 > 100 }) {
    stage.touchMove(points[far])
  }
  stage.touchUp()
  stage.wait(1)
  print("\(name): \(feed.heard)")
}
play("first", [-50, 40/*:40|120*/])
play("second", [-50, 40, 120/*:-50|120*/])
play("third", [-50, 120, -50/*:-50|180*/])
play("fourth", [40, -50/*:-50|120*/])
play("fifth", [-120, -50, 120/*:40|120*/])
