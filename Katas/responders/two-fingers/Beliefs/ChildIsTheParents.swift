import KataStage
import UIKit

final class Photo: UIView {
  var began = 0
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { began += touches.count }
}
let top = CGRect(x: 0, y: 0, width: 400, height: 300)
let upper = Photo(frame: top)
let lower = Photo(frame: top.offsetBy(dx: 0, dy: 300))
upper.isMultipleTouchEnabled = false/*:false|true*/
let badge = Photo(
  frame: CGRect(x: 0, y: 0, width: 400, height: 100))
badge.isMultipleTouchEnabled = true
upper.addSubview(badge)
let screen = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
screen.addSubview(upper)
screen.addSubview(lower)
let stage = Stage(screen)

let rows = [
  150, 50, 200/*:50|200*/, 400/*:400|80|550*/, 500/*:50|200|500*/, 450/*:50|250|450*/,
]
for (finger, y) in rows.enumerated() {
  let place = CGPoint(x: 50 + 50 * finger, y: y)
  stage.touchDown(place, finger: finger)
}
print("upper: \(upper.began + badge.began)")
print("badge: \(badge.began)")
print("lower: \(lower.began)")
