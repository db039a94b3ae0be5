import KataStage
import UIKit

final class Card: UIView {
  override func draw(_ rect: CGRect) {}
}

let card = Card(
  frame: CGRect(
    x: 0/*:0...40 by 10*/, y: 0,
    width: 200/*:200...280 by 20*/, height: 100/*:80...140 by 20*/))
let stage = Stage(card)

stage.trace(.layout, .drawing)
card.setNeedsDisplay()
card.setNeedsLayout()
stage.settle()
print("asked once")
card.setNeedsDisplay/*:setNeedsDisplay|setNeedsLayout*/()
stage.settle()
print("asked twice")
stage.settle()
print("settled")
