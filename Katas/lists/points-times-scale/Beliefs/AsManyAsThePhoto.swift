import KataStage
import UIKit

let photo = UIImage(
  data: .picture(width: 6000/*:3000|3600|4200|4800|6000|9000*/, height: 3000/*:2000|3000|4000*/))!
let size = CGSize(width: 80/*:60...150 by 10*/, height: 60/*:40...90 by 10*/)

func thumbnail(
  _ format: UIGraphicsImageRendererFormat
) -> UIImage {
  UIGraphicsImageRenderer(size: size, format: format)
    .image { _ in
      photo.draw(in: CGRect(origin: .zero, size: size))
    }
}

let small = thumbnail(UIGraphicsImageRendererFormat())
let plain = UIGraphicsImageRendererFormat()
plain.scale = 1
let bitmap = photo.cgImage!
print("photo, points: \(photo.size.width)")
print("thumbnail, points: \(small.size.width)")
print("thumbnail, pixels: \(bitmap.width)")
print(
  "thumbnail, bytes:", bitmap.width * bitmap.height * 4)
print(
  "at scale 1, pixels:", thumbnail(plain).cgImage!.width)
