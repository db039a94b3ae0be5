/// Decoding before a picture is drawn, so that no commit has to wait for it. A prepared picture is a
/// new one: the original stays as it was
/// (developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()).
extension UIImage {
  /// Decodes on the thread that calls, which waits.
  public func preparingForDisplay() -> UIImage? {
    guard !bitmap.isDecoded else { return self }
    return UIImage(bitmap.decodedCopy(width: bitmap.width, height: bitmap.height), scale: scale)
  }

  /// Decodes on another thread, one picture after the other, and calls the handler there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    PreparationQueue.shared.async { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes on another thread.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// A new picture of the size, decoded on the thread that calls, which waits as long as for decoding
  /// the whole one: what a smaller decoding saves isn't public.
  ///
  /// - Parameter size: in points, with as many pixels a point as this picture has. Nothing is kept in
  ///   proportion.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let width = CGImage.pixels((size.width * scale).rounded())
    let height = CGImage.pixels((size.height * scale).rounded())
    guard width > 0, height > 0 else { return nil }
    return UIImage(bitmap.decodedCopy(width: width, height: height), size: size, scale: scale)
  }

  /// As `preparingThumbnail(of:)`, on another thread, where the handler is called too
  /// (developer.apple.com/documentation/uikit/uiimage/preparethumbnail(of:completionhandler:)).
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    PreparationQueue.shared.async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// As `preparingThumbnail(of:)`, on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}

/// Where UIKit's own thread prepares pictures.
private enum PreparationQueue {
  static let shared = DispatchQueue(label: "com.apple.UIKit.image-preparation")
}
