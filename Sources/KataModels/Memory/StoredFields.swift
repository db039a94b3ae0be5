/// The stored properties of a class or a structure, as the compiler left them for reflection.
///
/// `Mirror` tells them too, but not which of them keep what they refer to. What tells is what `Mirror`
/// itself asks (swiftlang/swift, stdlib/public/core/ReflectionMirror.swift).
struct StoredFields {
  /// Those that keep what they refer to: where they lie in an instance, and their types.
  private(set) var strong: [(offset: Int, type: Any.Type)] = []

  /// - Parameter type: a class, with what it inherits, or a structure.
  init(of type: Any.Type) {
    for index in 0..<fieldCount(of: type) {
      var field = FieldMetadata()
      let fieldType = fieldType(of: type, at: index, metadata: &field)
      field.freeName?(field.name)
      if field.isStrong { strong.append((fieldOffset(of: type, at: index), fieldType)) }
    }
  }
}

/// As the runtime writes it.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  /// Neither weak nor unowned.
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  of type: Any.Type, at index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(of type: Any.Type, at index: Int) -> Int
