import KataStage
import UIKit

final class Card: UIView {
  @objc func move(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: print("lifted"/*:"lifted"|"picked up"|"taken"*/)
    case .ended: print("put down"/*:"put down"|"dropped"|"left there"*/)
    case .cancelled: print("put back"/*:"put back"|"returned"|"undone"*/)
    default: break
    }
  }
}

let card = Card(
  frame: CGRect(
    x: 50/*:20...80 by 10*/, y: 200/*:100...300 by 50*/,
    width: 200, height: 200))
card.addGestureRecognizer(
  UIPanGestureRecognizer(
    target: card, action: #selector(Card.move)))
let stage = Stage(card)
// your lines
stage.touchDown(card.center)
stage.touchMove(CGPoint(x: 300, y: 600))
stage.touchCancel()
// end of your lines
