import KataStage
import UIKit

final class Card: UIView {
  override func draw(_ rect: CGRect) {}
}

let card = Card(
  frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let stage = Stage(card)

print("marked")
stage.trace(.drawing)
card.setNeedsDisplay()
stage.settle()
stage.trace(.layout)
card.setNeedsLayout()
stage.settle()
print("settled")
