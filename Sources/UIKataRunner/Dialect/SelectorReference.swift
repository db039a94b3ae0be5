import KataCourse

/// What a `#selector(…)` names.
struct SelectorReference {
  /// The nearest of the names before it, such as `self` or `Feed`.
  var qualifier: String?
  var name: String
  /// Where the name stands, in bytes.
  var position: Int
  /// Nil where only the base name is given.
  var labels: [String]?
  /// Followed by `as` and a type.
  var isTyped: Bool
  /// `getter:` or `setter:`.
  var isProperty: Bool

  /// Nil where the brackets hold no name, which is for the compiler to say.
  init?(_ reference: ProgramOutline.Reference) {
    var tokens = reference.tokens[...]
    isProperty =
      ["getter", "setter"].contains(tokens.first?.text) && tokens.dropFirst().first?.text == ":"
    if isProperty { tokens = tokens.dropFirst(2) }
    guard let first = tokens.popFirst(), first.kind == .identifier, let word = first.word else {
      return nil
    }
    (name, position) = (String(word), first.range.lowerBound)
    while tokens.first?.text == ".", let next = tokens.dropFirst().first, let word = next.word {
      qualifier = name
      (name, position) = (String(word), next.range.lowerBound)
      tokens = tokens.dropFirst(2)
    }
    if tokens.first?.text == "(" {
      labels = tokens.prefix { $0.text != ")" }.filter { $0.kind == .identifier }
        .compactMap(\.word).map(String.init)
    }
    isTyped = tokens.contains { $0.text == "as" }
  }
}

/// What becomes of a reference.
enum SelectorResolution: Hashable {
  /// It is the selector of this name.
  case name(String)
  /// It is a method of UIKit's, for the compiler to check: the selector's name, the class, and the
  /// method as it is written, where it stands.
  case inherited(name: String, owner: String, method: String, position: Int)
  case refused(position: Int, message: String)
}

extension ProgramOutline {
  func resolve(_ reference: Reference) -> SelectorResolution? {
    guard let named = SelectorReference(reference) else { return nil }
    if named.isProperty { return .name(named.name) }
    let isOwn = [nil, "self", "Self", "super"].contains(named.qualifier)
    let start = isOwn ? reference.type.map { types[$0].name } : named.qualifier
    let found = candidates(named, in: start)
    if let method = found.first {
      return resolve(method, of: found, named, at: reference.range.lowerBound)
    }
    return resolveElsewhere(named, isOwn: isOwn, start: start)
  }

  /// Methods of this name in the class or above it, as far as the program declares them.
  private func candidates(_ named: SelectorReference, in start: String?) -> [Method] {
    var name = start
    var seen: Set<String> = []
    while let current = name, seen.insert(current).inserted {
      let found = methods.filter { method in
        types[method.type].name.isOrEnds(current) && method.name == named.name
          && (named.labels ?? method.labels) == method.labels
      }
      if !found.isEmpty { return found }
      name = types.first { $0.name.isOrEnds(current) && $0.kind == "class" }?.superclass
    }
    return []
  }

  private func resolve(
    _ method: Method, of found: [Method], _ named: SelectorReference, at position: Int
  ) -> SelectorResolution {
    let isAmbiguous = Set(found.map(\.labels)).count > 1 && !named.isTyped
    if isAmbiguous {
      return .refused(
        position: named.position, message: "ambiguous use of '\(method.name)'")
    }
    guard let exposed = found.first(where: isExposed) else {
      let labels = method.labels.map { "\($0):" }.joined()
      let kind = method.modifiers.contains("static") ? "static" : "instance"
      return .refused(
        position: position,
        message: """
          argument of '#selector' refers to \(kind) method '\(method.name)(\(labels))' that is \
          not exposed to Objective-C
          """)
    }
    return .name(exposed.objectiveCName)
  }

  /// A method that the program doesn't declare may be UIKit's, where the class is or inherits it.
  private func resolveElsewhere(
    _ named: SelectorReference, isOwn: Bool, start: String?
  ) -> SelectorResolution {
    let name = ObjectiveCName.derived(from: named.name, labels: named.labels ?? [])
    let labels = named.labels.map { "(\($0.map { "\($0):" }.joined()))" } ?? ""
    if let owner = start.flatMap(foreignAncestor) {
      return .inherited(
        name: name, owner: owner, method: named.name + labels, position: named.position)
    }
    let message =
      isOwn || start == nil
      ? "cannot find '\(named.name)' in scope"
      : "type '\(start ?? "")' has no member '\(named.name)'"
    return .refused(position: named.position, message: message)
  }

  /// The first class upwards that the program doesn't declare; nil where there is none.
  private func foreignAncestor(_ name: String) -> String? {
    var current = name
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      let declarations = types.filter { $0.name.isOrEnds(current) }
      guard let declaration = declarations.first(where: { $0.kind != "extension" }) else {
        return current
      }
      guard declaration.kind == "class", let superclass = declaration.superclass else { return nil }
      current = superclass
    }
    return nil
  }

  /// Whether Objective-C would know it.
  func isExposed(_ method: Method) -> Bool {
    if !method.attributes.isDisjoint(with: ["@objc", "@IBAction", "@IBSegueAction"]) {
      return true
    }
    // What it overrides may be UIKit's, which is all Objective-C.
    if method.modifiers.contains("override") { return true }
    if method.attributes.contains("@nonobjc") { return false }
    let body = types[method.type]
    if body.kind == "extension", body.attributes.contains("@objc") { return true }
    let isPrivate = !method.modifiers.isDisjoint(with: ["private", "fileprivate"])
    return !isPrivate && hasExposedMembers(body.name)
  }

  /// `@objcMembers`, on the class or one above it.
  private func hasExposedMembers(_ name: String) -> Bool {
    var name: String? = name
    var seen: Set<String> = []
    while let current = name, seen.insert(current).inserted {
      let declarations = types.filter { $0.name.isOrEnds(current) }
      if declarations.contains(where: { $0.attributes.contains("@objcMembers") }) { return true }
      name = declarations.first { $0.kind == "class" }?.superclass
    }
    return false
  }
}

extension String {
  /// `Feed.Cell` is `Feed.Cell`, and ends in `Cell`.
  fileprivate func isOrEnds(_ name: String) -> Bool { self == name || hasSuffix("." + name) }
}
