import KataStage
import UIKit

final class Feed: UIViewController {
  var (layouts, appearances) = (0, 0)
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearances += 1
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    if layouts > 1 { appearances += 1 }
  }
}

let feed = Feed()
let stage = Stage(feed)
func mark() {
  feed.view.setNeedsLayout()
}
var before = feed.layouts
for _ in 1...100/*:50...100 by 10*/ { mark() }
print("after all marks: \(feed.layouts - before)")
stage.wait(1)
print("a turn later: \(feed.layouts - before)")

before = feed.layouts
for _ in 1...3/*:3...6*/ {
  mark()
  stage.wait(1)
}
print("mark and wait: \(feed.layouts - before)")
print("viewIsAppearing: \(feed.appearances)")
