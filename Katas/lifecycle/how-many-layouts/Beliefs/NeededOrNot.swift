import KataStage
import UIKit

final class Feed: UIViewController {
  var layouts = 0
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

let feed = Feed()
let stage = Stage(feed)

feed.layouts = 0
for _ in 1...100/*:50...100 by 10*/ { feed.view.setNeedsLayout() }
print("marked: \(feed.layouts)")
stage.wait(1)
print("a turn later: \(feed.layouts)")

feed.layouts = 0
for _ in 1...3/*:3...6*/ {
  feed.view.setNeedsLayout()
  stage.wait(1)
}
print("marked and waited: \(feed.layouts)")

feed.layouts = 0
for _ in 1...4/*:2...5*/ {
  feed.view.setNeedsLayout()
  feed.view.layoutIfNeeded()
}
print("unmarked: \(feed.layouts)")
