import KataStage
import UIKit

let feed = UIScrollView(
  frame: CGRect(x: 50, y: 100/*:80...160 by 20*/, width: 300, height: 400))
feed.contentSize = CGSize(width: 300, height: 2000)
let photo = UIView(
  frame: CGRect(x: 20, y: 300/*:300...420 by 30*/, width: 260, height: 150))
feed.addSubview(photo)
let stage = Stage(feed)

feed.contentOffset.y = 120/*:90...180 by 30*/
feed.bounds.origin.y += 25/*:15...40 by 5*/
let badge = UIView(
  frame: CGRect(x: 0, y: 0, width: 40, height: 40))
feed.addSubview(badge)

print("offset: \(feed.contentOffset.y)")
print("feed.frame.y: \(feed.frame.minY)")
print("photo.frame.y: \(photo.frame.minY)")
let seen = photo.convert(photo.bounds, to: nil)
print("photo on screen: \(seen.minY)")
let corner = badge.convert(badge.bounds, to: nil)
print("badge on screen: \(corner.minY + feed.bounds.minY)")
