import KataStage
import UIKit

let card = UIView(frame: CGRect(
  x: 0, y: 0, width: 200, height: 120))
let badge = UIView(frame: CGRect(
  x: 10, y: 10, width: 40, height: 24))
let label = UILabel(frame: CGRect(
  x: 10, y: 60, width: 100, height: 20))
label.text = "Draft"
card.addSubview(badge)
card.addSubview(label)
let stage = Stage(card)

UIView.animate(
  withDuration: 4, delay: 0, options: .curveLinear
) {
  card.center.x = 300/*:200...400 by 50*/
  card.alpha = 0.5/*:0|0.5*/
  badge.isHidden = true
  label.text = "Sent"/*:"Sent"|"Shared"|"Liked"*/
}
stage.wait(2)
let seen = card.layer.presentation()!
print("center.x:", seen.position.x)
print("opacity:", seen.opacity)
print("badge.isHidden:", badge.isHidden)
print("label.text:", label.text!)
