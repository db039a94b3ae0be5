import UIKit

final class Feed: NSObject, UIScrollViewDelegate {
  var (header, eager, guarded) = (0.0, 0, 0)
  var isLoading = false

  func scrollViewDidScroll(_ list: UIScrollView) {
    let y = list.contentOffset.y
    header = max(60, 200/*:180...260 by 20*/ - y)
    let left = list.contentSize.height
      - list.bounds.height - y
    guard left < 330/*:230...430 by 50*/ else { return }
    eager += 1  // would ask the server
    guard !isLoading else { return }
    isLoading = true  // until the page is there
    guarded += 1  // asks the server
  }
}

let list = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 600))
list.contentSize = CGSize(width: 400, height: 1600)
let feed = Feed()
list.delegate = feed

list.contentOffset.y = 50/*:30...100 by 10*/
print("header, a little down: \(Int(feed.header))")
for step in 2...20 {
  list.contentOffset.y = CGFloat(50 * step)
}
print("header, at the end: \(Int(feed.header))")
print("eager: \(feed.eager)")
print("guarded: \(feed.eager)")
