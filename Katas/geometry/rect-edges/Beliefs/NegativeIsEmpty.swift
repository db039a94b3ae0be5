import UIKit

let left = UIView(
  frame: CGRect(x: 20/*:10...40 by 10*/, y: 40/*:40...80 by 20*/, width: 100, height: 80))
let right = UIView(frame: left.frame)
right.frame.origin.x = left.frame.maxX

let tap = CGPoint(x: left.frame.maxX, y: left.frame.midY)
print("left:", left.frame.contains(tap))
print("right:", right.frame.contains(tap))

let drawn = CGRect(
  x: 150/*:150...196 by 2*/, y: 90/*:90...130 by 10*/,
  width: -60/*:-64|-60|-56|-52|-48|-44|-40*/, height: -40/*:-60|-50|-40|-30*/)
let middle = CGPoint(x: drawn.midX, y: drawn.midY)
print("drawn.width:", max(0, drawn.size.width))
print("drawn.size.width:", drawn.size.width)
print("drawn.minX:", drawn.minX)
print("middle:", false)
