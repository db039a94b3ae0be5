import KataStage
import UIKit

let page = UIView(
  frame: CGRect(x: 0, y: 0, width: 800, height: 400))
let stage = Stage(
  page, size: page.bounds.size,
  safeArea: UIEdgeInsets(
    top: 52/*:44...64 by 4*/, left: 47/*:41...59 by 6*/, bottom: 21, right: 47))

typealias Way =
  UIScrollView.ContentInsetAdjustmentBehavior
func show(_ name: String, _ way: Way, tall: Bool) {
  let list = UIScrollView(frame: page.bounds)
  list.contentInsetAdjustmentBehavior = way
  list.contentInset.top = 10/*:5...20 by 5*/
  list.contentSize = CGSize(
    width: 800, height: tall ? 2000 : 100)
  page.addSubview(list)
  var insets = list.adjustedContentInset
  if insets != list.contentInset {
    insets.top -= list.contentInset.top
  }
  let top = Int(insets.top)
  let left = Int(insets.left)
  print("\(name): \(top), \(left)")
}
show("never, tall", .never, tall: true)
show("always, short", .always, tall: false)
show("scroll, short", .scrollableAxes, tall: false)
show("scroll, tall", .scrollableAxes, tall: true)
