import KataStage
import UIKit

final class Badge: UIView {
  var draws = 0
  var number = 0 {
    didSet { setNeedsDisplay() }
  }
  override func draw(_ rect: CGRect) { draws += 1 }
}

let badge = Badge(
  frame: CGRect(x: 0, y: 0, width: 40, height: 40))
let stage = Stage(badge)

badge.draws = 0
for number in 1...100/*:20...100 by 10*/ { badge.number = number }
print("in the turn: \(badge.draws)")
stage.settle()
print("after the turn: \(badge.draws)")

badge.draws = 0
for number in 1...5/*:3...9*/ {
  badge.number = number
  stage.settle()
}
print("with a turn each: \(badge.draws)")

badge.draws = 0
for _ in 1...2/*:2...4*/ {
  badge.number = 9
  stage.settle()
}
print("the same number: \(badge.draws)")
