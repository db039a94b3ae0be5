import KataStage
import UIKit

let feed = UIView(
  frame: CGRect(
    x: 0, y: 0, width: 400, height: 800))
let banner = UIView(
  frame: CGRect(
    x: 0, y: 20/*:16...24 by 2*/, width: 400, height: 100))
let badge = UIView(
  frame: CGRect(
    x: 10, y: 12/*:8...14 by 2*/, width: 40, height: 24))
let photo = UIView(
  frame: CGRect(
    x: 0, y: 200, width: 400, height: 300))
let cover = UIView(
  frame: CGRect(
    x: 0, y: -50/*:-60|-50|-40|-30*/, width: 400, height: 200))
banner.addSubview(badge)
for view in [cover, photo, banner] {
  feed.addSubview(view)
}
let bars = UIEdgeInsets(
  top: 59/*:47|54|59|62*/, left: 0, bottom: 34, right: 0)
let stage = Stage(feed, safeArea: bars)

print("feed:", feed.safeAreaInsets.top)
print("banner:", banner.safeAreaInsets.top)
print("badge:", banner.safeAreaInsets.top)
print("photo:", photo.safeAreaInsets.top)
print("cover:", cover.safeAreaInsets.top)
