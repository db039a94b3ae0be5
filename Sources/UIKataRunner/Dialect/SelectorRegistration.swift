/// The lines that make a program's methods known by name, before its first statement runs.
///
/// They stand in extensions in the same file, where private methods can be reached. Methods of
/// generic classes, of classes inside functions and of private nested ones can't be; nor can those
/// with more than two arguments, which no control or recogniser sends.
struct SelectorRegistration {
  /// `Feed._expose0();`
  private(set) var calls = ""
  private(set) var extensions: [String] = []

  /// - Parameter start: methods that stand before are known already, in bytes.
  init(_ outline: ProgramOutline, from start: Int = 0) {
    let methods = outline.methods.filter { method in
      let body = outline.types[method.type]
      return method.position >= start && outline.isExposed(method) && method.labels.count <= 2
        && !method.hasEffects
        && method.modifiers.isDisjoint(with: ["static", "override"])
        && ["class", "extension"].contains(body.kind)
        && !body.isGeneric && !body.isLocal && !body.isHidden
    }
    let byType = Dictionary(grouping: methods) { outline.types[$0.type].name }
    for (number, type) in byType.keys.sorted().enumerated() {
      calls += "\(type)._expose\(number)();"
      let lines = (byType[type] ?? []).map { Self.line($0, of: type, outline) }
      extensions.append(
        """
        extension \(type) {
          fileprivate static func _expose\(number)() {
        \(lines.joined(separator: "\n"))
          }
        }
        """)
    }
  }

  private static func line(
    _ method: ProgramOutline.Method, of type: String, _ outline: ProgramOutline
  ) -> String {
    if method.attributes.contains("@MainActor") { return lineOnMain(method, of: type) }
    var reference = "\(type).\(method.name)"
    if !method.labels.isEmpty {
      reference += "(\(method.labels.map { "\($0):" }.joined()))"
    } else if isOverloaded(method, outline) {
      reference += " as @Sendable (\(type)) -> @MainActor () -> \(method.result)"
    }
    return "    _SelectorTable.register(\"\(method.objectiveCName)\", \(reference))"
  }

  /// A method that may belong to the main actor though its class doesn't can't be handed over unapplied:
  /// the object would be sent there.
  private static func lineOnMain(_ method: ProgramOutline.Method, of type: String) -> String {
    let arguments = method.labels.enumerated().map { place, label in
      label == "_" ? "$\(place + 1)" : "\(label): $\(place + 1)"
    }
    let call = "{ $0.\(method.name)(\(arguments.joined(separator: ", "))) }"
    return "    _SelectorTable.register(\"\(method.objectiveCName)\", of: \(type).self) \(call)"
  }

  /// Whether the bare name could also be a method with arguments.
  private static func isOverloaded(
    _ method: ProgramOutline.Method, _ outline: ProgramOutline
  ) -> Bool {
    outline.methods.contains {
      $0.name == method.name && !$0.labels.isEmpty
        && outline.types[$0.type].name == outline.types[method.type].name
    }
  }
}
