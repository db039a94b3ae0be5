import KataStage
import UIKit

final class Field: UIView {
  var isValid = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { true }
}
let place = CGRect(x: 0, y: 0, width: 400, height: 100)
let photo = UIView(frame: place)
let name = Field(frame: place.offsetBy(dx: 0, dy: 200))
let mail = Field(frame: place.offsetBy(dx: 0, dy: 400))
let screen = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
for view in [photo, name, mail] { screen.addSubview(view) }
let stage = Stage(screen)
let fields = [name, mail]

for step in 1...5 {
  switch step {
  case 1: photo.becomeFirstResponder()
  case 2: name.becomeFirstResponder()
  case 3: stage.tap(CGPoint(x: 200, y: 250/*:50|250|450*/))
  case 4:
    name.isValid = true/*:true|false*/
    mail.becomeFirstResponder()
  default:
    name.isValid = true
    fields[0/*:0|1*/].becomeFirstResponder()
  }
  let first = fields.first { $0.isFirstResponder }
  let who = first == name ? "name" : "mail"
  print("step \(step): \(first == nil ? "nobody" : who)")
}
