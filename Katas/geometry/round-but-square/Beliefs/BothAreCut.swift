import KataStage
import UIKit

let size = CGSize(width: 200, height: 160)
let renderer = UIGraphicsImageRenderer(size: size)
let photo = UIImageView(image: renderer.image { _ in })
let badge = UIView(
  frame: CGRect(x: 0, y: 0, width: 40, height: 24))
let heart = UIView(
  frame: CGRect(x: 160, y: 136, width: 40, height: 24))
photo.addSubview(badge)
photo.addSubview(heart)
photo.layer.cornerRadius = 16/*:12...20 by 2*/
photo.layer.maskedCorners = [
  .layerMinXMinYCorner/*:.layerMinXMinYCorner|.layerMinXMaxYCorner*/,
  .layerMaxXMinYCorner/*:.layerMaxXMaxYCorner|.layerMaxXMinYCorner*/,
]
let stage = Stage(photo)

for name in ["plain", "clips"] {
  photo.clipsToBounds = name == "clips"
  let drawn = stage.drawn(photo)
  print("\(name) background:", drawn.roundCorners.count)
  print("\(name) image:", drawn.roundContentCorners.count)
  print("\(name) cut subviews:", drawn.roundContentCorners.count)
}
