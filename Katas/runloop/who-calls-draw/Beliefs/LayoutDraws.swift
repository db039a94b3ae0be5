import KataStage
import UIKit

final class Ring: UIView {
  var draws = 0
  override func draw(_ rect: CGRect) { draws += 1 }
}

let ring = Ring(
  frame: CGRect(x: 0, y: 0, width: 80, height: 80))
ring.contentMode = .redraw/*:.scaleToFill|.redraw|.center*/
let page = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 300))
page.addSubview(ring)
page.layoutIfNeeded()
print("added: \(ring.draws)")
let stage = Stage(page)
print("shown: \(ring.draws)")

ring.setNeedsDisplay()
stage.settle()
print("laid out: \(ring.draws)")
for _ in 1...2/*:1...3*/ {
  ring.setNeedsDisplay()
  stage.settle()
}
print("marked: \(ring.draws)")
ring.center.x += 40
stage.settle()
print("moved: \(ring.draws)")
for _ in 1...3/*:2...5*/ {
  ring.bounds.size.width += 10
  stage.settle()
}
print("resized: \(ring.draws)")
