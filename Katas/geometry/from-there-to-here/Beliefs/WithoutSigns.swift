import UIKit

let feed = UIView(
  frame: CGRect(
    x: 0, y: 0, width: 400, height: 800))
let card = UIView(
  frame: CGRect(
    x: 20/*:10...40 by 10*/, y: 60/*:40...100 by 20*/, width: 300, height: 240))
let photo = UIView(
  frame: CGRect(
    x: 30/*:15...45 by 5*/, y: 25/*:10...40 by 5*/, width: 200, height: 150))
let banner = UIView(
  frame: CGRect(
    x: 15/*:5...25 by 5*/, y: 400/*:400...500 by 50*/, width: 370, height: 90))
feed.addSubview(card)
card.addSubview(photo)
feed.addSubview(banner)

let pin = CGPoint(x: 10/*:10...60 by 10*/, y: 8/*:4...12 by 2*/)
func size(_ point: CGPoint) -> CGPoint {
  CGPoint(x: abs(point.x), y: abs(point.y))
}
print("in card:", photo.convert(pin, to: card))
print("in feed:", photo.convert(pin, to: feed))
print("in banner:", size(photo.convert(pin, to: banner)))
print(
  "from banner:", size(photo.convert(pin, from: banner)))
