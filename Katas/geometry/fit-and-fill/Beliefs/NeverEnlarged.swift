import KataStage
import UIKit

let image = UIGraphicsImageRenderer(
  size: CGSize(width: 80, height: 40/*:16|20|32|40*/)
).image { _ in }
let photo = UIImageView(image: image)
let side = 200/*:160...240 by 40*/
photo.frame = CGRect(x: 0, y: 0, width: side, height: side)
let stage = Stage(photo)

photo.contentMode = .scaleAspectFit
let fit = stage.drawn(photo).image!
photo.contentMode = .scaleAspectFill
let fill = stage.drawn(photo).image!

print("fit.width:", fit.width)
print("fit.height:", image.size.height)
print("fit.minY:", (photo.bounds.height - image.size.height) / 2)
print("fill.width:", fill.width)
print("fill.minX:", fill.minX)
print("photo.bounds.width:", photo.bounds.width)
print("image.size.width:", image.size.width)
