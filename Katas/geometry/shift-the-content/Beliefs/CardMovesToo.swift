import KataStage
import UIKit

let card = UIView(
  frame: CGRect(
    x: 40/*:20...60 by 10*/, y: 100/*:100...160 by 20*/, width: 300, height: 240))
let photo = UIView(
  frame: CGRect(
    x: 30/*:10...50 by 10*/, y: 120/*:110...150 by 10*/, width: 200, height: 90))
let badge = UIView(
  frame: CGRect(
    x: 15/*:5...25 by 5*/, y: 20/*:10...30 by 5*/, width: 40, height: 24))
card.addSubview(photo)
photo.addSubview(badge)
let stage = Stage(card)

card.frame.origin.y -= 40/*:35...95 by 15*/

print("card:", card.convert(card.bounds, to: nil))
print("photo:", photo.convert(photo.bounds, to: nil))
print("badge:", badge.convert(badge.bounds, to: nil))
print("photo.frame:", photo.frame)
