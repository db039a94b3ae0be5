/// Something on the heap that keeps others alive. It lives as long as its node, even where what it was
/// found in is gone by then.
enum HeapNode: Hashable {
  case object(HeapReference)
  /// What a closure has captured, or a variable that closures share.
  case context(HeapReference)

  init(_ object: AnyObject) { self = .object(HeapReference(object)) }

  /// The object; nil where it is none.
  var object: AnyObject? {
    guard case .object(let reference) = self else { return nil }
    return reference.owner
  }

  /// What it keeps directly.
  var held: [HeapNode] {
    switch self {
    case .context(let context): Self.captured(in: context)
    case .object(let reference): Self.held(by: reference.owner, at: reference.place)
    }
  }

  private static func held(by object: AnyObject, at place: UnsafeRawPointer) -> [HeapNode] {
    let type: AnyClass = Swift.type(of: object)
    // What Foundation stores is its own affair.
    guard !String(reflecting: type).hasPrefix("Foundation") else { return [] }
    return StoredFields(of: type).strong.flatMap { field in
      nodes(at: place + field.offset, of: field.type)
    }
  }

  /// What a value keeps: an object, or whatever is made of objects and closures. Not a closure itself:
  /// handed on as `Any` it gets a context of its own, which is gone when this returns.
  static func nodes(in value: Any) -> [HeapNode] {
    func open<Value>(_ value: Value) -> [HeapNode] {
      withUnsafeBytes(of: value) { bytes in
        bytes.baseAddress.map { nodes(at: $0, of: Value.self) } ?? []
      }
    }
    return _openExistential(value, do: open)
  }

  /// What the value at a place keeps.
  static func nodes(at place: UnsafeRawPointer, of type: Any.Type) -> [HeapNode] {
    func read<Value>(_: Value.Type) -> [HeapNode] {
      guard MemoryLayout<Value>.size > 0, !_isPOD(Value.self), isCopyable(type) else { return [] }
      if type is AnyClass {
        return place.load(as: UnsafeRawPointer?.self).map { [.object(HeapReference(at: $0))] } ?? []
      }
      if isFunction(type) {
        return context(at: place + 8)
      }
      return parts(of: place.assumingMemoryBound(to: Value.self).pointee)
    }
    return _openExistential(type, do: read)
  }

  /// What the parts of a value keep: the elements of a collection, the payload of an enumeration, the
  /// stored properties of a structure.
  private static func parts(of value: Any) -> [HeapNode] {
    if Swift.type(of: value) is AnyClass { return [HeapNode(value as AnyObject)] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else {
      return mirror.children.flatMap { nodes(in: $0.value) }
    }
    func open<Value>(_ value: Value) -> [HeapNode] {
      withUnsafeBytes(of: value) { bytes in
        StoredFields(of: Value.self).strong.flatMap { field in
          bytes.baseAddress.map { nodes(at: $0 + field.offset, of: field.type) } ?? []
        }
      }
    }
    return _openExistential(value, do: open)
  }

  /// What a closure's second word, or a box's only one, refers to.
  static func context(at place: UnsafeRawPointer) -> [HeapNode] {
    place.load(as: UnsafeRawPointer?.self).map { [.context(HeapReference(at: $0))] } ?? []
  }

  /// A closure that captures a single object has that object for a context.
  private static func captured(in context: HeapReference) -> [HeapNode] {
    let metadata = context.place.load(as: UnsafePointer<UInt>.self)
    return metadata.pointee == kindOfClasses
      ? [.object(context)] : ClosureCaptures.nodes(in: context.place)
  }

  private static let kindOfClasses: UInt = 0

  /// What can't be copied, such as a mutex, can't be looked into either.
  private static func isCopyable(_ type: Any.Type) -> Bool {
    let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & flagOfNoncopyables == 0
  }

  /// Of a type's value witnesses (swiftlang/swift, include/swift/ABI/MetadataValues.h).
  private static let flagOfNoncopyables: UInt32 = 0x80_0000

  /// Whether the type is that of closures, which are a function and a context, unlike a function of C's.
  private static func isFunction(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return metadata[0] == kindOfFunctions && metadata[1] & maskOfConvention == 0
  }

  private static let kindOfFunctions: UInt = 0x302
  private static let maskOfConvention: UInt = 0xFF_0000
}

/// A strong reference to anything that the runtime counts references to: an object, or a context, which
/// is counted alike.
struct HeapReference: Hashable {
  let owner: AnyObject

  init(_ owner: AnyObject) { self.owner = owner }

  init(at place: UnsafeRawPointer) {
    owner = Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
  }

  var place: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }

  static func == (one: HeapReference, other: HeapReference) -> Bool { one.owner === other.owner }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(owner)) }
}
