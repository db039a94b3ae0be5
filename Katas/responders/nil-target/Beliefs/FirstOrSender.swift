import KataStage
import UIKit

var taker = ""
final class Detail: UIViewController {
  @objc func share() { taker = "detail" }
}
final class Card: UIView {
  @objc func share() { taker = "card" }
}
class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
final class Note: Field {
  @objc func share() { taker = "note" }
}
let (detail, search, note) = (Detail(), Field(), Note())
let card = Card(
  frame: CGRect(x: 0, y: 0, width: 400, height: 100))
let buttons = [
  UIButton(frame: card.frame),
  UIButton(frame: card.frame.offsetBy(dx: 0, dy: 200)),
]
for button in buttons {
  button.addTarget(
    nil, action: #selector(Detail.share),
    for: .touchUpInside)
}
card.addSubview(buttons[0])
for view in [card, buttons[1], search, note] {
  detail.view.addSubview(view)
}
let stage = Stage(detail)

let fields = [search, note]
for (step, y) in [50/*:50|250*/, 50, 50, 50/*:50|250*/].enumerated() {
  if step == 1 { fields[0/*:0|1*/].becomeFirstResponder() }
  if step == 2 { fields[1/*:0|1*/].becomeFirstResponder() }
  if step == 3 {
    for field in fields { field.resignFirstResponder() }
  }
  taker = "nobody"
  if search.isFirstResponder { search.resignFirstResponder() }
  stage.tap(CGPoint(x: 200, y: y))
  print("step \(step): \(taker)")
}
