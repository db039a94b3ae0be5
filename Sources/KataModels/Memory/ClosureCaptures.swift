/// What a closure has captured and keeps, read from its context by the description that the compiler
/// puts beside each context's metadata (swiftlang/swift, docs/ABI/TypeMetadata.rst and
/// include/swift/RemoteInspection/Records.h).
///
/// What was captured weakly or unowned keeps nothing, and is left out.
struct ClosureCaptures {
  private let context: UnsafeRawPointer
  private var held: [HeapNode] = []

  static func nodes(in context: UnsafeRawPointer) -> [HeapNode] {
    var captures = ClosureCaptures(context: context)
    captures.read()
    return captures.held
  }

  private init(context: UnsafeRawPointer) { self.context = context }

  private mutating func read() {
    let metadata = context.load(as: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.kindOfContexts,
      let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return }
    var place = context + Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    let count = Int(description.load(as: UInt32.self))
    // What depends on types that the closure was given has its values first; nobody's here does.
    guard description.load(fromByteOffset: 8, as: UInt32.self) == 0 else { return }
    for index in 0..<count {
      let record = description + 12 + 4 * index
      let name = MangledName(record + Int(record.load(as: Int32.self)))
      guard let next = take(name, at: place) else { return }
      place = next
    }
  }

  /// - Returns: where the next one may lie; nil where nobody knows what this one is.
  private mutating func take(_ name: MangledName, at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let pointer = place.alignedUp(toMultipleOf: 8)
    if name.isReference { return pointer + 8 }
    if name.isBox {
      held += HeapNode.context(at: pointer)
      return pointer + 8
    }
    if name.isFunction {
      held += HeapNode.context(at: pointer + 8)
      return pointer + 16
    }
    guard let type = name.type else { return nil }
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let (size, alignment) = _openExistential(type, do: layout)
    let start = place.alignedUp(toMultipleOf: alignment)
    held += HeapNode.nodes(at: start, of: type)
    return start + size
  }

  private static let kindOfContexts: UInt = 0x400
}

/// A type as the compiler writes it, with references to descriptions in between.
private struct MangledName {
  private let start: UnsafePointer<UInt8>
  private let length: Int

  init(_ start: UnsafeRawPointer) {
    self.start = start.assumingMemoryBound(to: UInt8.self)
    var length = 0
    while self.start[length] != 0 {
      switch self.start[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    self.length = length
  }

  private func ends(in suffix: String) -> Bool {
    length >= suffix.utf8.count
      && zip(
        suffix.utf8, UnsafeBufferPointer(start: start, count: length).suffix(suffix.utf8.count)
      )
      .allSatisfy { $0 == $1 }
  }

  /// Weak, unowned or unmanaged.
  var isReference: Bool { ends(in: "Xw") || ends(in: "Xo") || ends(in: "Xu") }

  /// A closure, as the compiler writes one that it passes on.
  var isFunction: Bool { ends(in: "_") && type == nil && holds("Ie") }

  private func holds(_ letters: String) -> Bool {
    let bytes = UnsafeBufferPointer(start: start, count: length)
    return bytes.indices.contains { bytes[$0...].starts(with: letters.utf8) }
  }

  /// A variable that several share, in a box of its own.
  var isBox: Bool { ends(in: "_Xx") || ends(in: "Xb") }

  var type: Any.Type? {
    _getTypeByMangledNameInContext(
      start, UInt(length), genericContext: nil, genericArguments: nil)
  }
}
