import KataStage
import UIKit

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let banner = UIView(
  frame: CGRect(x: 0, y: 20/*:16...24 by 2*/, width: 400, height: 90))
let photo = UIView(
  frame: CGRect(x: 0, y: 200, width: 400, height: 90))
let title = UIView(
  frame: CGRect(x: 10/*:6...12 by 2*/, y: 20, width: 90, height: 40))
feed.addSubview(banner)
feed.addSubview(photo)
photo.addSubview(title)
let bars = UIEdgeInsets(
  top: 59/*:47|54|59|62*/, left: 0, bottom: 34, right: 0)
let stage = Stage(feed, safeArea: bars)

print("banner top:", banner.layoutMargins.top)
print("photo top:", photo.layoutMargins.top)
photo.layoutMargins.left = 24/*:24...36 by 4*/
print("title first:", title.layoutMargins.left)
title.preservesSuperviewLayoutMargins = true
print("title then:", title.layoutMargins.left)
