import KataStage
import UIKit

final class Banner: UIView {
  override class var layerClass: AnyClass {
    CAGradientLayer.self
  }
}

let frame = CGRect(
  x: 0, y: 40, width: 300/*:260...320 by 20*/, height: 80)
let banner = Banner(frame: frame)
let header = UIView(frame: frame)
let sheen = CAGradientLayer()
sheen.frame = header.bounds
header.layer.addSublayer(sheen)
banner.addSubview(header)
let stage = Stage(banner)

for view in [banner, header] {
  view.frame.origin.y += 20/*:10...30 by 10*/
  view.frame.size.width += 60/*:40...80 by 20*/
}
stage.wait(1)
print("is gradient:", banner.layer is CAGradientLayer)
print("banner.layer width:", sheen.frame.width)
print("banner.layer minY:", banner.layer.frame.minY)
print("sheen width:", sheen.frame.width)
print("sheen minY:", sheen.frame.minY)
