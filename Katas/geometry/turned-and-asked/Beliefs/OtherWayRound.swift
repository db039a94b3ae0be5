import UIKit

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let photo = UIView(
  frame: CGRect(
    x: 100/*:80...120 by 10*/, y: 200/*:160...240 by 20*/,
    width: 160/*:160...200 by 20*/, height: 80/*:80...120 by 20*/))
feed.addSubview(photo)
photo.transform = CGAffineTransform(
  rotationAngle: -1 * .pi/*:.pi|-.pi*/ / 2)

let pin = CGPoint(x: 30/*:10...50 by 10*/, y: 10/*:5...25 by 5*/)
print("pin:", photo.convert(pin, to: feed))
let badge = CGRect(
  x: 20/*:20...60 by 10*/, y: 40/*:30...45 by 5*/, width: 50, height: 24)
print("badge:", photo.convert(badge, to: feed))
let tap = CGPoint(x: 190/*:160...200 by 10*/, y: 230/*:200...240 by 10*/)
print("tap:", photo.convert(tap, from: feed))
