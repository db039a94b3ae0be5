/// Encoded pictures that haven't been made into images: one, in the model.
public final class CGImageSource: Sendable {
  let header: PictureHeader?

  init(_ data: Data) { header = PictureHeader(data) }
}

// What Core Foundation calls them. A value needs no bridging here, so `as CFData` changes nothing.
public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFDictionary = [CFString: Any]

// The names are ImageIO's.

/// - Parameter options: not looked at.
/// - Returns: a source for any data; one of no picture makes no images.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

/// Reads the file on the thread that calls.
///
/// - Parameter options: not looked at.
/// - Returns: nil where there is no file.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header == nil ? 0 : 1 }

/// The picture in its own size. It is decoded when it is first drawn, or at once where
/// `kCGImageSourceShouldCacheImmediately` says so.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let header = source.header else { return nil }
  return header.image(width: header.width, height: header.height, options)
}

/// The picture in proportion, no wider and no higher than `kCGImageSourceThumbnailMaxPixelSize`
/// pixels. It is decoded when it is first drawn, or at once where
/// `kCGImageSourceShouldCacheImmediately` says so (developer.apple.com/videos/play/wwdc2018/219).
///
/// - Returns: nil where neither `kCGImageSourceCreateThumbnailFromImageAlways` nor `…IfAbsent` is set,
///   since no picture of the model brings a thumbnail along.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let header = source.header,
    isSet(kCGImageSourceCreateThumbnailFromImageAlways, in: options)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent, in: options)
  else { return nil }
  let longest = Double(max(header.width, header.height))
  let limit = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(number) ?? longest
  let share = limit < longest ? max(1, limit) / longest : 1
  return header.image(
    width: max(1, Int((Double(header.width) * share).rounded())),
    height: max(1, Int((Double(header.height) * share).rounded())), options)
}

/// The size in pixels, without decoding anything.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let header = source.header else { return nil }
  return [kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height]
}

extension PictureHeader {
  /// A bitmap of a size, which takes as long to decode as the whole picture: what a smaller decoding
  /// saves isn't public.
  fileprivate func image(width: Int, height: Int, _ options: CFDictionary?) -> CGImage {
    let image = CGImage(
      width: width, height: height, title: title, isDecoded: false,
      decoding: self.width * self.height)
    if isSet(kCGImageSourceShouldCacheImmediately, in: options) { image.decode() }
    return image
  }
}

private func isSet(_ key: CFString, in options: CFDictionary?) -> Bool {
  switch options?[key] {
  case let flag as Bool: flag
  case let number as NSNumber: number.boolValue
  default: false
  }
}

private func number(_ value: Any) -> Double? {
  switch value {
  case let value as Int: Double(value)
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
