import UIKit

var asked: [String] = []
class Stop: UIView {
  override func point(
    inside point: CGPoint, with event: UIEvent?
  ) -> Bool {
    asked.append("\(type(of: self))")
    return super.point(inside: point, with: event)
  }
}
final class Feed: Stop {}
final class Card: Stop {}
final class Photo: Stop {}
final class Badge: Stop {}
final class Banner: Stop {}

func row(_ x: Int, _ width: Int) -> CGRect {
  CGRect(x: x, y: 0, width: width, height: 100)
}
let feed = Feed(frame: row(0, 400))
let card = Card(frame: row(0, 300))
card.addSubview(Photo(frame: row(100/*:60|100|140*/, 160)))
card.addSubview(Badge(frame: row(0, 50/*:90|50|150*/)))
feed.addSubview(card)
feed.addSubview(Banner(frame: row(190/*:160|190*/, 150)))

let finger = CGPoint(x: 120/*:70|80|170|120*/, y: 50)
let hit = feed.hitTest(finger, with: nil)!
for name in asked.reversed() { print(name) }
print("hit: \(type(of: hit))")
