import KataStage
import UIKit

final class Feed: UIScrollView {
  var wasLaidOut = false
  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }
}
final class Photo: UIView {
  var wasLaidOut = false
  override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
  }
}

let feed = Feed(frame: CGRect(
  x: 0, y: 120/*:90...180 by 30*/, width: 400, height: 600))
feed.contentSize = CGSize(width: 400, height: 3000)
let photo = Photo(frame: CGRect(
  x: 20, y: 900/*:500...950 by 50*/, width: 360, height: 200))
feed.addSubview(photo)
let stage = Stage(feed)
(feed.wasLaidOut, photo.wasLaidOut) = (false, false)

feed.contentOffset.y = 450/*:350...480 by 10*/
stage.settle()
feed.wasLaidOut = false
print("feed laid out: \(feed.wasLaidOut)")
print("photo laid out: \(photo.wasLaidOut)")
print("photo.frame.y: \(photo.frame.minY)")
let seen = photo.convert(photo.bounds, to: nil)
print("photo on screen: \(seen.minY)")
