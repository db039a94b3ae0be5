import UIKit

let card = UIView(
  frame: CGRect(
    x: 40/*:20...60 by 10*/, y: 100/*:60...120 by 20*/,
    width: 200/*:160...240 by 40*/, height: 120/*:100...140 by 20*/))
let badge = UIView(
  frame: CGRect(x: 10/*:5...25 by 5*/, y: 8/*:4...16 by 4*/, width: 40, height: 24))
card.addSubview(badge)
print("first card.center:", card.center)

card.center = CGPoint(x: 180/*:160...240 by 20*/, y: 300/*:260...340 by 20*/)
print("card.frame.origin:", card.frame.origin)
print("card.bounds.origin:", card.frame.origin)
print("badge.frame.origin:", badge.frame.origin)

card.bounds.size.width += 60/*:40...100 by 20*/
print("wider card.frame.origin:", card.frame.origin)
