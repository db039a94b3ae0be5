import CoreGraphics
import Foundation
import ImageIO
import KataStage
import UIKit

/// Looks in memory, then on disk, then asks the network.
@MainActor final class Loader {
  private let memory = NSCache<NSURL, UIImage>()
  private let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]

  func image(for url: URL) async throws -> (image: UIImage?, source: String) {
    if let image = memory.object(forKey: url as NSURL) { return (image, "memory") }
    let file = folder.appendingPathComponent(url.lastPathComponent)
    if let data = try? Data(contentsOf: file) { return (keep(data, for: url), "disk") }
    let (data, _) = try await URLSession.shared.data(from: url)
    try data.write(to: file, options: .atomic)
    return (keep(data, for: url), "network")
  }

  private func keep(_ data: Data, for url: URL) -> UIImage? {
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceShouldCacheImmediately: true, kCGImageSourceThumbnailMaxPixelSize: 100,
      ] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      let bitmap = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    else { return nil }
    let image = UIImage(cgImage: bitmap)
    memory.setObject(image, forKey: url as NSURL, cost: bitmap.bytesPerRow * bitmap.height)
    return image
  }
}

let ada = URL(string: "https://photos.example/ada.png")!
Stage.network.reply(to: ada, after: 1, with: .picture("Ada", width: 4000, height: 3000))

for launch in 1...2 {
  let (loader, stage) = (Loader(), Stage(UIViewController()))
  for _ in 1...2 {
    let (image, source) = try await loader.image(for: ada)
    print(launch, source, image?.size ?? .zero, image?.pictureTitle ?? "", stage.now)
  }
  stage.memoryWarning()
  print(launch, try await loader.image(for: ada).source)
}
print(Stage.network.requests)
