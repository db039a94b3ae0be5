import KataStage
import UIKit

final class Detail: UIViewController {
  var touches = 0
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { self.touches += 1 }
}
final class Card: UIView {
  var touches = 0
  var passesOn = false
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    self.touches += 1
    if passesOn { super.touchesBegan(touches, with: event) }
  }
}
let place = CGRect(x: 0, y: 0, width: 400, height: 100)
let (detail, card) = (Detail(), Card(frame: place))
card.addSubview(UIView(frame: place))  // photo
detail.view.addSubview(card)
detail.view.addSubview(
  UIButton(frame: place.offsetBy(dx: 0, dy: 200)))
let stage = Stage(detail)

let photo = CGPoint(x: 200, y: 50)
for _ in 1...3/*:2...5*/ { stage.tap(photo) }
card.passesOn = true
for _ in 1...2/*:2...5*/ { stage.tap(photo) }
print("card:", card.touches)
print("detail:", 0)
for _ in 1...4/*:2...5*/ { stage.tap(CGPoint(x: 200, y: 250)) }
print("after the button:", 0)
for _ in 1...2/*:2...5*/ { stage.tap(CGPoint(x: 200, y: 500)) }
print("after the background:", 0)
