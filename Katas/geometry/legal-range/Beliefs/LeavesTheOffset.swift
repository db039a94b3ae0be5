import KataStage
import UIKit

final class Listener: NSObject, UIScrollViewDelegate {
  var calls = 0
  func scrollViewDidScroll(_ list: UIScrollView) {
    calls += 1
  }
}

let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 480))
list.contentSize = CGSize(width: 320, height: 2000)
let listener = Listener()
list.delegate = listener
let stage = Stage(list)

list.contentInset.top = 50/*:30...55 by 5*/
print("more room: \(list.contentOffset.y)")
list.contentInset.top = -70/*:-120...-60 by 10*/
list.contentOffset.y = 0
listener.calls = 0
print("less room: \(list.contentOffset.y)")
print("told: \(listener.calls)")
list.contentOffset.y = 3000/*:2500...4000 by 500*/
print("from code: \(list.contentOffset.y)")
