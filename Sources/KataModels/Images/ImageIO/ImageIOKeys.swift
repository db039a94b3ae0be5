// The keys of options and properties. Their names are ImageIO's.

/// Whether decoded pixels are kept, as they are by default. The model always keeps them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether the image is decoded when it is made, and not when it is first drawn
/// (developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether the thumbnail is turned as the picture says. The model's pictures all lie upright.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// In pixels. Without it a thumbnail is as big as the picture
/// (developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize).
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
