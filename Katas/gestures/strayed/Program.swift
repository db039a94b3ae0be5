import KataStage
import UIKit

final class Feed: UIViewController {
  var states: [UIGestureRecognizer.State] = []
  @objc func held(_ press: UIGestureRecognizer) {
    states.append(press.state)
  }
}
let feed = Feed()
let press = UILongPressGestureRecognizer(
  target: feed, action: #selector(Feed.held))
feed.view.addGestureRecognizer(press)
let stage = Stage(feed)

func play(_ name: String, early: Int, late: Int) {
  feed.states = []
  stage.touchDown(CGPoint(x: 200, y: 100))
  for step in 0..<early {
    stage.touchMove(CGPoint(x: 200, y: 140 + 40 * step))
  }
  stage.wait(2)
  for step in 0..<late {
    stage.touchMove(CGPoint(x: 250, y: 200 + 40 * step))
  }
  stage.touchUp()
  print("\(name): \(feed.states.count)")
}
play("held, then moved", early: 0, late: 3/*:2...6*/)
play("moved, then held", early: 1/*:1...2*/, late: 2/*:1...4*/)
press.allowableMovement = 200
play("allowed", early: 2/*:1...3*/, late: 4/*:1...4*/)
