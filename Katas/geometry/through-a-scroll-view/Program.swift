import KataStage
import UIKit

let scroll = UIScrollView(
  frame: CGRect(
    x: 10/*:10...30 by 10*/, y: 100/*:80...140 by 20*/, width: 360, height: 600))
scroll.contentSize = CGSize(width: 360, height: 2000)
let photo = UIView(
  frame: CGRect(
    x: 20/*:15...35 by 5*/, y: 500/*:450...550 by 25*/, width: 200, height: 150))
scroll.addSubview(photo)
let stage = Stage(scroll)

scroll.contentOffset.y = 350/*:300...400 by 25*/

print("corner:", photo.convert(CGPoint.zero, to: nil))
let tap = CGPoint(x: 90/*:80...140 by 20*/, y: 320/*:300...380 by 20*/)
print("in photo:", photo.convert(tap, from: nil))
print("in scroll:", scroll.convert(tap, from: nil))
print("photo.frame.minY:", photo.frame.minY)
