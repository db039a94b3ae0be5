/// A declaration in Swift source: where it stands, and what it goes by.
struct SwiftDeclaration: Equatable {
  enum Kind: Equatable {
    case `import`, type, `extension`, function, value
    /// `typealias`, `case` and others of one line.
    case other
  }

  var kind: Kind
  /// Two declarations with the same name can't stand beside each other: `show(_:)`, `static count`,
  /// `Feed`. An extension goes by what stands before its brace.
  var name: String
  /// Without labels: `show`.
  var baseName: String
  /// Its attributes and modifiers as they are written, without arguments.
  var prefixes: Set<String>
  /// From its first attribute or modifier to its end, in bytes.
  var range: Range<Int>
  /// Where the comments begin that stand right above; else where the declaration does.
  var commentStart: Int
  /// With its braces, in bytes; nil for what is no function, type or extension, and has none.
  var body: Range<Int>?
  /// What a type or an extension declares.
  var members: [SwiftDeclaration] = []

  /// Whether it can stand in a type only.
  var needsType: Bool {
    baseName == "init" || baseName == "deinit" || baseName == "subscript"
      || !prefixes.isDisjoint(with: [
        "@objc", "@IBAction", "@IBOutlet", "class", "convenience", "mutating", "override",
        "required",
        "static",
      ])
  }

  var isType: Bool { kind == .type || kind == .extension }
  /// Whether it may belong to a type.
  var isMember: Bool { !isType && kind != .import }
}

/// The declarations of a piece of source, outside of functions.
struct SwiftDeclarations {
  private(set) var all: [SwiftDeclaration] = []
  /// Whether there is anything else between them, such as a statement.
  private(set) var hasOthers = false
  /// Whether its brackets pair off, so that what it tells of places can be relied on.
  let isBalanced: Bool

  init(_ source: String) {
    isBalanced = SwiftBrackets.pairOff(in: source)
    var reader = DeclarationReader(source)
    all = reader.readScope()
    hasOthers = reader.hasOthers || !reader.isAtEnd
  }

  /// Every declaration with what is around it: the type it is a member of, or nil.
  var withParents: [(declaration: SwiftDeclaration, parent: SwiftDeclaration?)] {
    func walk(
      _ list: [SwiftDeclaration], in parent: SwiftDeclaration?
    ) -> [(declaration: SwiftDeclaration, parent: SwiftDeclaration?)] {
      list.flatMap { [($0, parent)] + walk($0.members, in: $0) }
    }
    return walk(all, in: nil)
  }

  /// The functions with a body that go by a name, with their labels or without.
  func functions(named name: String) -> [SwiftDeclaration] {
    withParents.map(\.declaration).filter {
      $0.kind == .function && $0.body != nil && ($0.name == name || $0.baseName == name)
    }
  }
}
