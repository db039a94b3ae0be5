import KataStage
import UIKit

let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 600))
list.contentSize = CGSize(width: 400, height: 1500/*:1200...1800 by 100*/)
list.contentInset.top = 60/*:40...90 by 10*/
list.contentInset.bottom = 25/*:15...35 by 5*/
let stage = Stage(list)
let (high, low) = (
  CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 500))

stage.drag(from: high, to: low)
stage.wait(3)
print("pulled down: \(list.contentOffset.y)")

list.contentOffset.y = list.contentSize.height - 650
stage.drag(from: low, to: high)
stage.wait(3)
print("pulled up: \(list.contentOffset.y)")

list.contentOffset.y = 0
list.bounces = false
stage.touchDown(high)
stage.touchMove(low)
print("held, no bounce: \(-400.0)")
