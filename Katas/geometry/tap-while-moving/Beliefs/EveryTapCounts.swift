import KataStage
import UIKit

final class Photo: UIView {
  var touches = 0
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { self.touches += 1 }
}

let square = CGRect(x: 0, y: 0, width: 100, height: 100)
let plain = Photo(frame: square)
let open = Photo(frame: square.offsetBy(dx: 0, dy: 200))
let screen = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
screen.addSubview(plain)
screen.addSubview(open)
let stage = Stage(screen)

UIView.animate(
  withDuration: 30, delay: 0, options: .curveLinear
) { plain.frame.origin.x = 300 }
UIView.animate(
  withDuration: 30, delay: 0,
  options: [.curveLinear, .allowUserInteraction]
) { open.frame.origin.x = 300 }
stage.wait(15)
var seen = 0
for y in [50, 250] {
  for _ in 1...2/*:2...4*/ { if y == 250 { seen += 1 } }
  for _ in 1...6/*:5...9*/ { stage.tap(CGPoint(x: 350, y: y)) }
}
print("plain, on the way:", plain.touches)
print("open, on the way:", open.touches + seen)
stage.wait(20)
for y in [50, 250] {
  stage.tap(CGPoint(x: 350, y: y), count: 2/*:1...5*/)
}
print("plain, at the end:", plain.touches)
print("open, at the end:", open.touches + seen)
