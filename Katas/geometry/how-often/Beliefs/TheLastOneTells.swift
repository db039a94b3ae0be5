import KataStage
import UIKit

final class Listener: NSObject, UIScrollViewDelegate {
  var (moves, ends) = (0, 0)
  func scrollViewDidScroll(_ list: UIScrollView) {
    moves += 1
  }
  func scrollViewDidEndScrollingAnimation(
    _ list: UIScrollView
  ) {
    ends += 1
  }
}

let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 600))
list.contentSize = CGSize(
  width: 400, height: 3000/*:3000...5000 by 100*/)
let listener = Listener()
list.delegate = listener
let stage = Stage(list)

for step in 1...4/*:3...9*/ {
  list.setContentOffset(
    CGPoint(x: 0, y: 50 * step), animated: false)
}
print("jumps told: \(1)")
stage.wait(1)
print("jumps ended: \(listener.ends)")

(listener.moves, listener.ends) = (0, 0)
list.setContentOffset(
  CGPoint(x: 0, y: 2000), animated: true)
stage.wait(2)
print("animation told once: \(listener.moves == 1)")
print("animation ended: \(listener.ends)")
