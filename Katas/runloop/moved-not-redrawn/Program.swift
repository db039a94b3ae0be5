import KataStage
import UIKit

final class Picture: UIView {
  var draws = 0
  override func draw(_ rect: CGRect) { draws += 1 }
}

let card = Picture(
  frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let badge = Picture(
  frame: CGRect(x: 10, y: 10, width: 40, height: 40))
card.addSubview(badge)
let stage = Stage(card)
card.draws = 0
badge.draws = 0

for _ in 1...4/*:2...6*/ {
  card.center.x += 10
  stage.settle()
}
print("card moved: \(card.draws)")
for _ in 1...3/*:2...8*/ {
  badge.center.x += 5
  badge.setNeedsDisplay()
  stage.settle()
}
print("badge moved and marked: \(badge.draws)")
for _ in 1...2/*:2...5*/ { card.setNeedsDisplay() }
stage.settle()
print("card: \(card.draws)")
print("badge: \(badge.draws)")
