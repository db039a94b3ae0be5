import KataStage
import UIKit

final class Card: UIView {
  override func draw(_ rect: CGRect) {}
}

let card = Card(
  frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let stage = Stage(card)

stage.trace(.layout, .drawing)
card.setNeedsDisplay()
card.setNeedsLayout()
print("marked")
card.layoutIfNeeded()
print("asked once")
card.layoutIfNeeded()
print("asked twice")
stage.settle()
print("settled")
