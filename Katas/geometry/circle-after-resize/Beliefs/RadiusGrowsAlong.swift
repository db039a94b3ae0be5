import KataStage
import UIKit

final class Avatar: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

let side = 80/*:60...100 by 20*/
let small = CGRect(x: 0, y: 0, width: side, height: side)
let avatar = Avatar(frame: small)
let plain = UIView(frame: small)
plain.layer.cornerRadius = small.width / 2
avatar.addSubview(plain)
let stage = Stage(avatar)

for view in [avatar, plain] {
  view.frame.size.width += 40/*:20...60 by 20*/
  view.frame.size.height = view.frame.width
}
print("avatar at once:", avatar.layer.cornerRadius)
stage.wait(1)
print("avatar:", avatar.layer.cornerRadius)
plain.layer.cornerRadius = plain.bounds.width / 2
print("plain:", plain.layer.cornerRadius)
print("avatar is a circle:", stage.drawn(avatar).isCircle)
print("plain is a circle:", stage.drawn(plain).isCircle)
