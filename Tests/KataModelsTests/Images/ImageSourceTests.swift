import KataModels
import KataStage
import Testing

@MainActor @Suite struct `An image source` {
  private let data = Data.picture("Ada", width: 4000, height: 3000)

  private func thumbnail(_ options: [CFString: Any]) -> CGImage? {
    CGImageSourceCreateWithData(data as CFData, nil).flatMap {
      CGImageSourceCreateThumbnailAtIndex($0, 0, options as CFDictionary)
    }
  }

  private func size(_ image: CGImage?) -> [Int]? { image.map { [$0.width, $0.height] } }

  @Test func `makes a thumbnail in proportion, no larger than it is asked for`() {
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    let most = kCGImageSourceThumbnailMaxPixelSize
    #expect(size(thumbnail([always: true, most: 300])) == [300, 225])
    #expect(size(thumbnail([always: true, most: CGFloat(300)])) == [300, 225])
    #expect(size(thumbnail([always: true, most: 9999])) == [4000, 3000])
    #expect(size(thumbnail([always: true])) == [4000, 3000])
    #expect(size(thumbnail([always: true, most: Double.nan])) == [4000, 3000])
    #expect(size(thumbnail([always: true, most: -5])) == [1, 1])
    #expect(
      size(thumbnail([kCGImageSourceCreateThumbnailFromImageIfAbsent: true, most: 40]))
        == [40, 30])
  }

  @Test func `makes none where it isn't told to make one out of the image`() {
    #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 300]) == nil)
    #expect(thumbnail([kCGImageSourceCreateThumbnailFromImageAlways: false]) == nil)
  }

  @Test func `decodes at once where it is told, and else when the image is first drawn`() throws {
    let stage = Stage(UIView())
    stage.cost(of: .decoding, 0.01)
    defer { stage.cost(of: .decoding, 0) }
    var options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 300,
    ]
    let late = try #require(thumbnail(options))
    #expect(stage.now == 0)
    options[kCGImageSourceShouldCacheImmediately] = true
    let ready = try #require(thumbnail(options))
    #expect(stage.now == 0.12)
    UIImage(cgImage: ready).draw(at: .zero)
    #expect(stage.now == 0.12)
    UIImage(cgImage: late).draw(at: .zero)
    #expect(stage.now == 0.24)
    UIImage(cgImage: late, scale: 3, orientation: .up).draw(at: .zero)
    #expect(stage.now == 0.24)
  }

  @Test func `tells the size, and makes images of files and of nothing else`() throws {
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 4000)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 3000)
    #expect(size(CGImageSourceCreateImageAtIndex(source, 0, nil)) == [4000, 3000])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let file = URL.temporaryDirectory.appending(path: "\(UUID())")
    #expect(CGImageSourceCreateWithURL(file as CFURL, nil) == nil)
    try data.write(to: file)
    let written = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    #expect(size(CGImageSourceCreateImageAtIndex(written, 0, nil)) == [4000, 3000])
    let text = try #require(CGImageSourceCreateWithData(Data("a text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(text) == 0)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
  }
}
