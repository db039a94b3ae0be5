import UIKit

let start = CGPoint(x: 160/*:150...190 by 10*/, y: 130/*:120...160 by 10*/)
let end = CGPoint(x: 100/*:80...120 by 10*/, y: 90/*:70...100 by 10*/)
let drawn = CGRect(
  x: start.x, y: start.y,
  width: end.x - start.x, height: end.y - start.y)

print("size.width:", drawn.size.width)
print("width:", drawn.width)
print("origin.x:", drawn.origin.x)
print("minX:", drawn.minX)
print("contains start:", drawn.contains(start))
print("contains end:", drawn.contains(end))
