import KataStage
import UIKit

var taker = "nobody"
final class Detail: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(
      input: "l", modifierFlags: .command,
      action: #selector(like))]
  }
  @objc func like() { taker = "detail" }
  @objc func dim() { taker = "detail" }
}
final class Card: UIView {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(
      input: "d", modifierFlags: .command,
      action: #selector(Detail.dim))]
  }
  @objc func like() { taker = "card" }
}
final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
let (detail, card) = (Detail(), Card())
let (caption, search) = (Field(), Field())
card.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
card.addSubview(caption)
detail.view.addSubview(card)
detail.view.addSubview(search)
let stage = Stage(detail)

func play(_ name: String, in field: Field, _ key: String) {
  taker = "nobody"
  field.becomeFirstResponder()
  stage.tap(CGPoint(x: 200, y: 100/*:100|500*/))
  stage.type(key, holding: .command)
  print("\(name): \(taker)")
}
play("first", in: caption, ["l", "d"][0/*:0|1*/])
play("second", in: search, ["l", "d"][0/*:0|1*/])
play("third", in: caption, ["l", "d"][1/*:0|1*/])
play("fourth", in: search, ["l", "d"][1/*:1|0*/])
