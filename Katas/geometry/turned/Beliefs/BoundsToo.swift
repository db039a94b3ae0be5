import UIKit

let photo = UIView(
  frame: CGRect(
    x: 100/*:80...120 by 10*/, y: 200/*:160...240 by 20*/,
    width: 160/*:160...200 by 20*/, height: 80/*:60...100 by 20*/))
let badge = UIView(
  frame: CGRect(x: 20/*:10...50 by 10*/, y: 10/*:5...20 by 5*/, width: 40, height: 24))
photo.addSubview(badge)

photo.transform = CGAffineTransform(
  rotationAngle: .pi / 2)
badge.transform = CGAffineTransform(scaleX: 2/*:2...3*/, y: 2/*:2...3*/)

print("photo.frame:", photo.frame)
print("photo.bounds:", CGRect(origin: .zero, size: photo.frame.size))
print("badge.frame:", badge.frame)
print("badge.bounds:", CGRect(origin: .zero, size: badge.frame.size))
