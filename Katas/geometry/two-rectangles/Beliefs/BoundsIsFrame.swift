import UIKit

let card = UIView(
  frame: CGRect(
    x: 20/*:10...40 by 5*/, y: 60/*:50...90 by 10*/, width: 300, height: 240))
let photo = UIView(
  frame: CGRect(
    x: 30/*:15...45 by 5*/, y: 25/*:15...35 by 5*/, width: 200, height: 150))
let badge = UIView(
  frame: CGRect(
    x: 10/*:4...12 by 2*/, y: 8/*:4...12 by 2*/, width: 40, height: 24))
card.addSubview(photo)
photo.addSubview(badge)

card.frame.origin.y += 100/*:100...200 by 50*/

print("card.frame.origin:", card.frame.origin)
print("card.bounds.origin:", card.frame.origin)
print("photo.frame.origin:", photo.frame.origin)
print("photo.bounds.origin:", photo.frame.origin)
print("badge.frame.origin:", badge.frame.origin)
print("badge.bounds.origin:", badge.frame.origin)
