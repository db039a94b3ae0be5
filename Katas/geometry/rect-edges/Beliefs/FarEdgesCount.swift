import UIKit

let side: CGFloat = 80/*:60...100 by 10*/
let photos = (0..<4).map { number in
  UIView(
    frame: CGRect(
      x: side * CGFloat(number), y: 0,
      width: side, height: side))
}

@MainActor
func owners(x: CGFloat, y: CGFloat) -> [Int] {
  let tap = CGPoint(x: x, y: y)
  return photos.indices.filter { number in
    let frame = photos[number].frame
    return tap.x > frame.minX && tap.x <= frame.maxX
      && tap.y > frame.minY && tap.y <= frame.maxY
  }
}

print("seam:", owners(x: side * 2/*:1...3*/, y: 20))
print("right end:", owners(x: side * 4, y: 20))
print("top:", owners(x: side * 0.5/*:0.5|1.5|2.5|3.5*/, y: 0))
print("bottom:", owners(x: side * 1.5/*:0.5|1.5|2.5|3.5*/, y: side))
