import KataCourse

// What learners may make of the compiler's commonest errors.
extension Wording {
  /// A sentence below an error.
  ///
  /// - Parameter names: what may have been meant by a name that isn't known.
  /// - Returns: nil where the compiler's own words have to do.
  static func meaning(ofError message: String, names: Set<String>) -> String? {
    for entry in compilerErrors {
      guard let parts = entry.message.parts(of: message) else { continue }
      if entry.namesSomethingUnknown, let name = parts.last,
        let near = names.subtracting([name]).sorted().nearest(to: name, name: \.self)
      {
        return "Is `\(near)` meant?"
      }
      return parts.indices.reduce(entry.means) {
        $0.replacing("%\($1 + 1)", with: parts[$1])
      }
    }
    return nil
  }

  /// Below an error where others have a sentence too.
  static func meaning(_ sentence: String, atLine line: Int) -> String {
    "Line \(line): \(sentence)"
  }

  struct CompilerError {
    var message: MessagePattern
    /// Markdown, in which `%1` is the first part that varies.
    var means: String
    /// Whether the last part that varies is a name that may be spelled wrong.
    var namesSomethingUnknown = false

    init(_ message: String, _ means: String, namesSomethingUnknown: Bool = false) {
      self.message = MessagePattern(message)
      self.means = means
      self.namesSomethingUnknown = namesSomethingUnknown
    }
  }

  /// The first that fits counts.
  static let compilerErrors = [
    // Overriding and initialisers.
    CompilerError(
      "overriding declaration requires an 'override' keyword",
      "A superclass has this already. Write `override` in front of it."),
    CompilerError(
      "* does not override any * from its superclass",
      "No superclass has it under this name, with these labels and types. Is it spelled as UIKit "
        + "spells it? And an extension can't override at all."),
    CompilerError(
      "'super.init' isn't called on all paths before returning from initializer",
      "An initialiser sets the properties of its own class, and then calls `super.init(…)`."),
    CompilerError(
      "property 'self.*' not initialized at super.init call",
      "`%1` needs its value before `super.init` is called: where it is declared, or above the call."
    ),
    CompilerError(
      "'self' used in * before 'super.init' call",
      "There is no whole object before `super.init` has been called. Move the line below the call."),
    CompilerError(
      "'required' initializer 'init(coder:)' must be provided by subclass of '*'",
      "With an initialiser of its own it needs the one for storyboards too: "
        + "`required init?(coder: NSCoder) { nil }`."),
    CompilerError(
      "class '*' has no initializers",
      "A property of `%1` has no value to begin with. Give it one, make it an optional `var`, or "
        + "write an `init`."),

    // Objective-C, and the model.
    CompilerError(
      "argument of '#selector' refers to * '*' that is not exposed to Objective-C",
      "A selector reaches only what Objective-C sees. Write `@objc` in front of `%2`."),
    CompilerError(
      "'*' is unavailable: UIKit has this; the course's model leaves it out",
      "UIKit has `%1`, the course's model hasn't. This kata can do without it."),

    // Names.
    CompilerError(
      "value of type '*' has no member '*'", nothingIn, namesSomethingUnknown: true),
    CompilerError("type '*' has no member '*'", nothingIn, namesSomethingUnknown: true),
    CompilerError("cannot find type '*' in scope", nothing, namesSomethingUnknown: true),
    CompilerError("cannot find '*' in scope", nothing, namesSomethingUnknown: true),
    CompilerError(
      "'*' is inaccessible due to '*' protection level",
      "`%1` is `%2`, so it can't be used from here."),
    CompilerError("invalid redeclaration of '*'", "There is another `%1` already. One has to go."),

    // The main actor, and what waits or throws.
    CompilerError("call to main actor-isolated * in a synchronous nonisolated context", mainActor),
    CompilerError("main actor-isolated * can not be * from a *", mainActor),
    CompilerError(
      "* is not concurrency-safe because it is nonisolated global shared mutable state",
      "What stands outside of every object belongs to no thread. Make it a property of the object, or "
        + "mark it `@MainActor`."),
    CompilerError(
      "expression is 'async' but is not marked with 'await'", "It waits: write `await`."),
    CompilerError(
      "'async' call in a function that does not support concurrency",
      "It waits, which only an `async` function or a `Task { … }` can do."),
    CompilerError(
      "call can throw, but it is not marked with 'try' *",
      "It can fail: write `try`, in a `do { … } catch { … }` or in a function that `throws`."),
    CompilerError(
      "errors thrown from here are not handled",
      "It can fail, and nobody takes the error: put it in a `do { … } catch { … }`, or let the function "
        + "`throws`."),

    // Values and types.
    CompilerError(
      "missing return in * expected to return '*'",
      "One way through it comes to the end without a `return`. Each has to hand back a `%2`."),
    CompilerError(
      "unexpected non-void return value in void function",
      "It promises no value. Name the type behind an arrow: `-> CGFloat`."),
    CompilerError(
      "value of optional type '*' must be unwrapped *",
      "It may be nil. Say what happens then: `if let`, `guard let`, `?.` or `??`."),
    CompilerError(
      "cannot assign to property: 'self' is immutable",
      "A structure's own method may change it only if it is marked `mutating`."),
    CompilerError("cannot assign to *: '*' is a 'let' constant", constant),
    CompilerError(
      "left side of mutating operator isn't mutable: '*' is a 'let' constant", constant2),
    CompilerError(
      "cannot use mutating member on immutable value: '*' is a 'let' constant", constant2),
    CompilerError(
      "cannot convert * of type 'Int' to * type 'CGFloat'",
      "Swift makes no `CGFloat` of an `Int` by itself: write `CGFloat(…)` around it."),
    CompilerError(
      "cannot convert * of type '*' to * type '*'", "A `%2` stands where a `%4` has to."),
    CompilerError(
      "incorrect argument label in call (have '*', expected '*')", "The label is `%2`, not `%1`."),
    CompilerError("missing argument for parameter '*' in call", "The call lacks its `%1`."),
    CompilerError(
      "type '*' does not conform to protocol '*'",
      "`%1` lacks a part of what `%2` asks for. The notes above name it."),
    CompilerError(
      "switch must be exhaustive", "Not every case has a branch. Add those, or a `default`."),
    CompilerError(
      "extensions must not contain stored properties",
      "An extension can't store anything. Put the property into the class."),

    // Closures and brackets.
    CompilerError("reference to * in closure requires explicit use of 'self' *", keepsSelf),
    CompilerError("implicit use of 'self' in closure; *", keepsSelf),
    CompilerError(
      "assigning non-escaping parameter '*' to an '@escaping' closure",
      "`%1` is kept for later. Write `@escaping` in front of its type."),
    CompilerError("expected '}' *", "A brace that opens has no end."),
    CompilerError("extraneous '}' at top level", "There is one closing brace too many."),
  ]

  private static let nothingIn =
    "`%1` has nothing of this name here. Is it spelled right? Or UIKit has it, and the course's model "
    + "leaves it out."
  private static let nothing =
    "Nothing of this name can be seen here. Is it spelled right, and declared where this line reaches "
    + "it?"
  private static let mainActor =
    "UIKit belongs to the main actor, and this line may run elsewhere. Hop there first, as "
    + "`DispatchQueue.main.async { … }` does, or mark what it stands in `@MainActor`."
  private static let constant =
    "`%2` never changes, as it is a `let` or an argument. Make it a `var`."
  private static let constant2 =
    "`%1` never changes, as it is a `let` or an argument. Make it a `var`."
  private static let keepsSelf =
    "The closure is kept and keeps `self` with it. Write `self.` for that, or `[weak self]` against it."
}

/// A message of the compiler's in which `*` stands for what varies.
struct MessagePattern: Sendable {
  private let pieces: [String]

  init(_ pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// What the message has in the places that vary, each as short as it can be; nil where it is another
  /// message. The compiler's marks in brackets at the end don't count.
  func parts(of message: String) -> [String]? {
    var rest = message.replacing(#/ \[#\w+\]$/#, with: "")[...]
    guard let first = pieces.first, rest.hasPrefix(first) else { return nil }
    rest = rest.dropFirst(first.count)
    var parts: [String] = []
    for piece in pieces.dropFirst() {
      guard !piece.isEmpty else {
        parts.append(String(rest))
        return parts
      }
      guard let range = rest.firstRange(of: piece) else { return nil }
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty || rest.hasPrefix(";") ? parts : nil
  }
}
