import KataModels

extension Data {
  /// An encoded picture, as a server or a file holds it: `UIImage(data:)` reads its size. It has the
  /// head of a PNG file and no pixels.
  ///
  /// - Parameters:
  ///   - title: what `UIImage.pictureTitle` will say, so that a program can tell pictures apart.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - bytes: how long the data is; a quarter of a byte a pixel, like a photograph of a phone,
  ///     unless given.
  public static func picture(
    _ title: String? = nil, width: Int, height: Int, bytes: Int? = nil
  ) -> Data {
    precondition(width > 0 && height > 0, "a picture has pixels")
    return PictureHeader(width: width, height: height, title: title)
      .data(bytes: bytes ?? width * height / 4)
  }
}

extension UIImage {
  /// The title of the picture it was made from.
  public var pictureTitle: String? { bitmap.title }
}
