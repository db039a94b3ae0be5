/// Where a class's table of methods keeps one of them, so that overriding can be told without
/// calling it.
///
/// The layout of class metadata is part of Swift's stable ABI
/// (github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst); the slot is found by
/// comparing a subclass that overrides the method with one that overrides nothing.
struct MethodSlot: Sendable {
  /// In words from the start of the metadata; nil where none or several differ, and then every
  /// class counts as overriding.
  private let index: Int?
  private let original: UInt

  init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let table = Self.words(of: base)
    let slots = Self.firstMethod..<Self.wordCount(of: base)
    let differing = slots.filter {
      Self.words(of: plain)[$0] == table[$0] && Self.words(of: overriding)[$0] != table[$0]
    }
    index = differing.count == 1 ? differing[0] : nil
    original = index.map { table[$0] } ?? 0
  }

  @inline(__always)
  func isOverridden(in type: AnyClass) -> Bool {
    guard let index else { return true }
    return Self.words(of: type)[index] != original
  }

  /// Reading is safe up to `wordCount`, and a subclass's metadata is never shorter than its
  /// superclass's.
  @inline(__always)
  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  // With Objective-C's runtime three more words stand before the flags.
  #if canImport(ObjectiveC)
    private static let flags = 5
  #else
    private static let flags = 2
  #endif

  /// After the flags come sizes, the descriptor and the destroyer, then the first superclass's
  /// part.
  private static let firstMethod = flags + 5

  /// The size of the metadata behind its address point.
  private static func wordCount(of type: AnyClass) -> Int {
    let sizes = UnsafeRawPointer(words(of: type) + flags + 2)
    let (size, addressPoint) = (
      sizes.load(as: UInt32.self), sizes.load(fromByteOffset: 4, as: UInt32.self)
    )
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}
