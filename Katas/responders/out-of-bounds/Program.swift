import UIKit

final class Card: UIView {}
final class Badge: UIView {}

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 600))
for (y, side) in [
  (0, 90/*:60|90|130*/), (200, 90/*:60|70|80|90|110*/), (400, 0/*:0|120|40|130*/),
] {
  let card = Card(
    frame: CGRect(x: 50, y: y, width: side, height: side))
  let place = CGRect(x: 0, y: 50, width: 100, height: 100)
  card.addSubview(Badge(frame: place))
  feed.addSubview(card)
}
feed.subviews[0/*:0|1*/].clipsToBounds = true

for y in [75/*:25|35|70|75*/, 125/*:115|120|125*/, 275/*:225|235|270|275*/, 325, 475/*:455|465|475*/] {
  let finger = CGPoint(x: 75, y: y)
  let hit = feed.hitTest(finger, with: nil)!
  print("y \(y): \(type(of: hit))")
}
