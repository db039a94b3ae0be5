import KataStage
import UIKit

let file = Data.picture(
  width: 4000/*:4000|6000*/, height: 3000/*:3000|4000*/, bytes: 3_000_000/*:2_000_000|3_000_000*/)
let keys = (1...20/*:16...30*/).map { NSNumber(value: $0) }
typealias Cache = NSCache<NSNumber, UIImage>
let (plain, byFile) = (Cache(), Cache())

for cache in [plain, byFile] {
  cache.totalCostLimit = 100_000_000
}
for key in keys {
  let image = UIImage(data: file)!.preparingForDisplay()!
  plain.setObject(image, forKey: key)
  byFile.setObject(image, forKey: key, cost: file.count)
}

func kept(_ cache: Cache) -> [UIImage] {
  keys.compactMap { cache.object(forKey: $0) }
}
let bytes = kept(byFile).map {
  $0.cgImage!.bytesPerRow * $0.cgImage!.height
}
print("without cost, photos: \(kept(plain).count)")
print("by file, photos: \(kept(byFile).count)")
print("by file, MB: \(bytes.reduce(0, +) / 1_000_000)")
