import ImageIO
import KataStage
import UIKit

let width = 2000/*:2000|4000*/
let height = 3000/*:3000|6000*/
let photo = Data.picture(width: width, height: height)
let points = 120/*:60...300 by 60*/  // longer side, in the view
let source = CGImageSourceCreateWithData(
  photo as CFData, nil)!
let options = [
  kCGImageSourceCreateThumbnailFromImageAlways: true,
  kCGImageSourceShouldCacheImmediately: true,
  kCGImageSourceThumbnailMaxPixelSize:
    points * 3 * max(width, height) / width,
] as [CFString: Any]
let bitmap = CGImageSourceCreateThumbnailAtIndex(
  source, 0, options as CFDictionary)!

let plain = UIImage(cgImage: bitmap)
let scaled = UIImage(
  cgImage: bitmap, scale: 3, orientation: .up)
print("width: \(bitmap.width)")
print("height: \(bitmap.height)")
print("plain: \(plain.size.width)")
print("scaled: \(scaled.size.width)")
