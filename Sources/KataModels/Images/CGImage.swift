/// A bitmap: so many pixels, decoded or still to be. The model keeps their number and no colours.
// Safe: only one thread runs at a time, and only whether it is decoded changes.
public final class CGImage: Hashable, @unchecked Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  package let title: String?
  /// Whether the pixels are there, so that showing them costs nothing more.
  package private(set) var isDecoded: Bool
  private var isBeingDecoded = false
  /// How many pixels have to be decoded for it: those of the picture it is a smaller one of.
  private let decodingPixels: Int

  /// - Parameters:
  ///   - isDecoded: whether there is nothing to decode, as in what was drawn.
  ///   - pixels: how many have to be decoded; its own, unless given.
  init(
    width: Int, height: Int, title: String? = nil, isDecoded: Bool, decoding pixels: Int? = nil
  ) {
    (self.width, self.height, self.title) = (width, height, title)
    self.isDecoded = isDecoded
    decodingPixels = pixels ?? width * height
  }

  /// A number of pixels out of a size that may be anything.
  static func pixels(_ length: CGFloat) -> Int {
    length > 0 ? Int(min(length, 0x7FFF_FFFF)) : 0
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }

  /// Four bytes a pixel. iOS may pad a row.
  public var bytesPerRow: Int { width * 4 }

  /// Makes the pixels, once: a million of them hold the thread that asks for what
  /// `Stage.cost(of: .decoding)` says. Later they are there, since decoded pixels are kept by default
  /// (developer.apple.com/documentation/imageio/kcgimagesourceshouldcache).
  func decode() {
    guard !isDecoded else { return }
    guard !isBeingDecoded else {
      MainLoop.main.hold(until: .infinity) { self.isDecoded }
      return
    }
    isBeingDecoded = true
    spendDecoding()
    isDecoded = true
  }

  /// A bitmap of another size with the same picture, decoded. The thread that asks waits as for the
  /// whole of this one, unless that is decoded already.
  func decodedCopy(width: Int, height: Int) -> CGImage {
    if !isDecoded { spendDecoding() }
    return CGImage(width: width, height: height, title: title, isDecoded: true)
  }

  private func spendDecoding() {
    WorkCosts.spend(on: .decoding, times: Double(decodingPixels) / 1e6)
  }

  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
