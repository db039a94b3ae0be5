import KataStage
import UIKit

final class Card: UIView {}
final class Photo: UIView {}

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let card = Card(frame: feed.bounds)
let photo = Photo(frame: feed.bounds)
feed.addSubview(card)
feed.addSubview(photo)
let stage = Stage(feed)

for step in 1...3 {
  if step == 1 { card.layer.zPosition = 10/*:10|-10|50*/ }
  if step == 2 { photo.layer.zPosition = 20/*:20|-20|40*/ }
  if step == 3 { feed.bringSubviewToFront(card) }
  let drawn = feed.subviews.map { type(of: $0) }
  let hit = feed.hitTest(feed.center, with: nil)!
  print("seen \(step): \(drawn.last!)")
  print("hit \(step): \(type(of: hit))")
}
