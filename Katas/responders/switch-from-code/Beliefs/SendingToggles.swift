import KataStage
import UIKit

final class Profile: UIViewController {
  var saves = 0
  @objc func save() { saves += 1 }
}
let profile = Profile()
let isPublic = UISwitch(
  frame: CGRect(x: 100, y: 100, width: 60, height: 30))
isPublic.addTarget(
  profile, action: #selector(Profile.save),
  for: .valueChanged)
profile.view.addSubview(isPublic)
let stage = Stage(profile)

func show(_ step: String) {
  let value = isPublic.isOn ? "on" : "off"
  print("\(step), switch: \(value)")
  print("\(step), saves: \(profile.saves)")
}
for _ in 1...3/*:2...5*/ { isPublic.isOn.toggle() }
show("code")
for _ in 1...2/*:2...5*/ {
  stage.tap(CGPoint(x: 130, y: 115))
  stage.wait(1)
}
show("finger")
for _ in 1...3/*:3...6*/ {
  isPublic.setOn(!isPublic.isOn, animated: true)
}
show("animated")
for _ in 1...1/*:1...3*/ {
  isPublic.isOn.toggle()
  isPublic.sendActions(for: .valueChanged)
}
show("sent")
