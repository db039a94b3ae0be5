import KataStage
import UIKit

final class Card: UIView {
  var layouts = 0
  var marks = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  @objc func change() {
    for _ in 1...3/*:2...5*/ {
      setNeedsLayout()
      marks += 1
    }
  }
  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) { change() }
}

let card = Card(
  frame: CGRect(x: 0, y: 0, width: 200, height: 100))
let stage = Stage(card)
card.layouts = 0

DispatchQueue.main.async {
  card.change()
  print("in the block: \(card.layouts)")
}
stage.wait(1)
print("after it: \(card.marks)")

let timer = Timer.scheduledTimer(
  timeInterval: 1, target: card,
  selector: #selector(Card.change),
  userInfo: nil, repeats: true)
stage.wait(4.5/*:2.5...8.5 by 1*/)
timer.invalidate()
print("after the timer: \(card.marks)")

stage.touchDown(CGPoint(x: 50, y: 50))
print("after the touch: \(card.marks)")
