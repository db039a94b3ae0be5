import KataStage
import UIKit

let card = UIView(
  frame: CGRect(x: 50, y: 100, width: 300, height: 500))
let pan = UIPanGestureRecognizer()
card.addGestureRecognizer(pan)
let stage = Stage(card, tracing: [.gestures])

stage.tap(CGPoint(x: 200, y: 300))
stage.wait(1)

stage.touchDown(CGPoint(x: 200, y: 150))
for step in 1...3/*:3...7*/ {
  stage.touchMove(CGPoint(x: 200, y: 150 + 60 * step))
}
stage.touchUp()
