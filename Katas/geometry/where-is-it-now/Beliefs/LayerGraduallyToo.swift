import KataStage
import UIKit

let card = UIView(frame: CGRect(
  x: 20/*:20...60 by 20*/, y: 100, width: 100, height: 60))
let stage = Stage(card)
let start = card.frame.minX

UIView.animate(
  withDuration: 4, delay: 0, options: .curveLinear
) {
  card.frame.origin.x += 160/*:120...200 by 40*/
}
print("at once:", start)
stage.wait(1/*:1...3*/)
let layer = card.layer
print("view:", layer.presentation()!.frame.minX)
print("layer:", layer.presentation()!.frame.minX)
print("presentation:", layer.presentation()!.frame.minX)
