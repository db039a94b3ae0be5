import UIKit

final class Feed: UIView {}
final class Card: UIView {}
final class Photo: UIView {}
final class Badge: UIView {}

let feed = Feed(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let card = Card(
  frame: CGRect(x: 40, y: 100, width: 300, height: 300))
let photo = Photo(
  frame: CGRect(x: 50, y: 50, width: 200, height: 200))
let badge = Badge(
  frame: CGRect(x: 60, y: 60, width: 80, height: 80))
feed.addSubview(card)
card.addSubview(photo)
photo.addSubview(badge)

for y in [120/*:120|130|180*/, 240/*:230|240|310*/, 320/*:280|320|330*/, 420/*:360|380|420*/] {
  let finger = CGPoint(x: 190, y: y)
  let inCard = feed.convert(finger, to: card)
  let hit =
    [badge, photo].first { $0.frame.contains(inCard) }
    ?? feed.hitTest(finger, with: nil)!
  print("y \(y): \(type(of: hit))")
}
