import KataStage
import UIKit

let page = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 400))
let stage = Stage(page)

func rest(
  _ list: UIScrollView, _ height: CGFloat
) -> Int {
  list.frame = page.bounds
  list.contentSize = CGSize(width: 400, height: height)
  page.addSubview(list)
  stage.drag(
    from: CGPoint(x: 200, y: 390),
    to: CGPoint(x: 200, y: 10))
  stage.wait(3)
  return Int(list.alwaysBounceVertical ? height : list.contentOffset.y)
}

let little: CGFloat = 300/*:240...380 by 20*/
let much: CGFloat = 520/*:480...640 by 20*/
let (short, tall) = (UIScrollView(), UIScrollView())
let (roomy, bouncy) = (UIScrollView(), UIScrollView())
roomy.contentInset.bottom = 210/*:170...290 by 10*/
bouncy.alwaysBounceVertical = true
print("short: \(rest(short, little))")
print("tall: \(rest(tall, much))")
print("roomy: \(rest(roomy, little))")
print("bouncy: \(rest(bouncy, little))")
