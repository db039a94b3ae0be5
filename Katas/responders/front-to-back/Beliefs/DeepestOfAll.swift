import UIKit

final class Card: UIView {}
final class Badge: UIView {}
final class Banner: UIView {}
final class Photo: UIView {}

func row(_ x: Int, _ width: Int) -> CGRect {
  CGRect(x: x, y: 0, width: width, height: 100)
}
let feed = UIView(frame: row(0, 400))
let card = Card(frame: row(0, 200))
card.addSubview(Badge(frame: row(100, 100)))
let photo = Photo(frame: row(60, 240))
feed.addSubview(card)
feed.addSubview(Banner(frame: row(160/*:120|160|200*/, 200)))
feed.insertSubview(photo, at: 1/*:0...2*/)

for x in [80/*:30|80*/, 130/*:110|130|150*/, 180, 250/*:220|250|310*/] {
  let finger = CGPoint(x: x, y: 50)
  let found = feed.subviews.reversed().compactMap {
    $0.hitTest(feed.convert(finger, to: $0), with: nil)
  }
  let hit = found.first { $0 is Badge } ?? found.first ?? feed
  print("x \(x): \(type(of: hit))")
}
