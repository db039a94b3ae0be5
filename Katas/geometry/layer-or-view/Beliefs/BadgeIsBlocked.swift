import KataStage
import UIKit

final class Card: UIView {
  var touches = 0
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { self.touches += 1 }
}

let card = Card(
  frame: CGRect(x: 50, y: 100, width: 200, height: 200))
let badge = Card(
  frame: CGRect(x: 40, y: 40, width: 60, height: 40))
card.addSubview(badge)
let cover = CALayer()
cover.frame = CGRect(x: 20, y: 20, width: 260, height: 100)
card.layer.addSublayer(cover)
let stage = Stage(card)

for _ in 1...3/*:2...9*/ { stage.tap(CGPoint(x: 110, y: 160)) }
for _ in 1...2/*:2...9*/ { stage.tap(CGPoint(x: 200, y: 160)) }
for _ in 1...4/*:2...9*/ { stage.tap(CGPoint(x: 290, y: 160)) }
print("badge:", 0)
print("card:", card.touches + badge.touches)
print("subviews:", card.subviews.count)
print("sublayers:", card.layer.sublayers!.count)
