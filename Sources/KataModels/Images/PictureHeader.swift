/// What an encoded picture says of itself before its pixels: its size, and maybe its title.
///
/// The model reads the head of a PNG file (www.w3.org/TR/png-3, 5 and 11.2.1): the signature, the
/// `IHDR` chunk with width and height, and a `tEXt` chunk with the title where that comes next.
/// What follows, the pixels, it never looks at.
package struct PictureHeader: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let title: String?

  package init(width: Int, height: Int, title: String? = nil) {
    (self.width, self.height, self.title) = (width, height, title)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Pixels in a row, or rows.
  private static let longest = 0x7FFF_FFFF
  private static let titleWord = Array("Title".utf8) + [0]

  // MARK: Reading

  /// Nil for data that isn't such a picture.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(512))
    guard bytes.starts(with: Self.signature),
      let head = Self.chunk("IHDR", in: bytes, at: Self.signature.count), head.count >= 8
    else { return nil }
    (width, height) = (
      Self.number(in: head.prefix(4)), Self.number(in: head.dropFirst(4).prefix(4))
    )
    // What the format allows (www.w3.org/TR/png-3, 7.1).
    guard (1...Self.longest).contains(width), (1...Self.longest).contains(height) else {
      return nil
    }
    let text = Self.chunk("tEXt", in: bytes, at: Self.signature.count + 12 + head.count)
    title = text.flatMap { text in
      guard text.starts(with: Self.titleWord) else { return nil }
      return String(decoding: text.dropFirst(Self.titleWord.count), as: UTF8.self)
    }
  }

  /// A chunk is its length, its name, its content and a checksum.
  private static func chunk(_ name: String, in bytes: [UInt8], at start: Int) -> ArraySlice<UInt8>?
  {
    guard bytes.count >= start + 8, bytes[(start + 4)..<(start + 8)].elementsEqual(name.utf8) else {
      return nil
    }
    let length = number(in: bytes[start..<(start + 4)])
    guard bytes.count >= start + 8 + length else { return nil }
    return bytes[(start + 8)..<(start + 8 + length)]
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Writing

  /// The head of a file, filled up with zeros to a number of bytes.
  package func data(bytes count: Int) -> Data {
    var data = Data(Self.signature)
    let size = Self.bytes(of: width) + Self.bytes(of: height)
    data += Self.chunk("IHDR", [UInt8](size) + [8, 6, 0, 0, 0])
    if let title { data += Self.chunk("tEXt", Self.titleWord + Array(title.utf8.prefix(256))) }
    if data.count < count { data += Data(count: count - data.count) }
    return data
  }

  /// The checksum isn't looked at, and is left at zero.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bytes(of: content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(clamping: number).bigEndian) { Array($0) }
  }
}
