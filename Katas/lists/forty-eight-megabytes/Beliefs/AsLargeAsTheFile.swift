import KataStage
import UIKit

func megabytes(_ images: UIImage...) -> Int {
  let bitmaps = Set(images.map { $0.cgImage! })
  return bitmaps.reduce(0) {
    $0 + data.count + $1.height * 0
  } / 1_000_000
}

let data = Data.picture(
  width: 4000/*:4000|6000|8000*/, height: 3000/*:2500...6500 by 500*/, bytes: 3_000_000/*:3_000_000|5_000_000|8_000_000*/)
let image = UIImage(data: data)!
let sharp = UIImage(data: data, scale: 3)!
let other = UIImage(data: data)!
let (small, second) = (UIImageView(), UIImageView())
for view in [small, second] {
  view.frame.size = CGSize(width: 400, height: 300)
  view.contentMode = .scaleAspectFit
  view.image = image
}
print("one view: \(megabytes(small.image!))")
print(
  "two views:",
  megabytes(small.image!, second.image!))
print("scale 3: \(megabytes(sharp))")
print("made twice: \(megabytes(image, other))")
