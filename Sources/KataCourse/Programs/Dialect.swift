import Foundation

/// What is particular to the programs of one course: how they are spelled, what they are compiled
/// against, what they find around them when they run.
public struct Dialect: Sendable {
  /// What a learner calls it: `UIKit`, `Swift`.
  public var name: String
  /// Compiler arguments beyond the common ones, such as `-I` and `-module-alias`.
  public var compilerArguments: [String]
  /// Linker arguments beyond the common ones, such as the model's library.
  public var linkerArguments: [String]
  /// Files that its programs load as they run, beside Swift's own libraries.
  public var runtimeFiles: [String]
  /// Arguments for `swift-frontend -interpret`, which stands in where there is no linker.
  public var interpreterArguments: [String]
  /// What its programs import, to be read once before the first of them.
  public var modules: [String]
  /// Variables that a program finds in its environment.
  public var environment: [String: String]
  /// The variable that carries an overlay of rules.
  public var rulesVariable: String
  /// What the compiled programs depend on beside their own text; part of the cache's key.
  public var fingerprint: String
  /// Why nothing can be compiled on this machine, such as a missing library: a sentence that says
  /// what to do. The course can still be read.
  public var obstacle: String?
  /// Turns an author's source into what the compiler is given. Lines and columns stay.
  public var spell: @Sendable (String) -> Spelling
  /// Declarations that programs of a setting get besides, as what is imported looks to them.
  public var additions: [Isolation: String]
  /// Words that completion may offer in answers.
  public var vocabulary: [String]
  /// What the lines of a scratchpad find around them.
  public var surroundings: Surroundings
  /// As `spell`, for what is added to a source: the second text stands before the first, and isn't
  /// compiled with it. Lines count from the first line that is added.
  public var spellAddition: @Sendable (_ added: String, _ earlier: String) -> Spelling

  /// A source as the compiler gets it.
  public struct Spelling: Sendable, Hashable {
    public var source: String
    /// Statements on a line of their own before the first one, outside the author's line numbers.
    public var opening: String
    /// Appended after the last line, outside the author's line numbers.
    public var epilogue: String
    /// What the dialect rejects itself, since the compiler doesn't get to see it.
    public var refusals: [Refusal]
    /// What it has the compiler judge in the place of what that doesn't get to see.
    public var probes: [Probe] = []

    public init(
      source: String, opening: String = "", epilogue: String = "",
      refusals: [Refusal] = []
    ) {
      self.source = source
      self.opening = opening
      self.epilogue = epilogue
      self.refusals = refusals
    }
  }

  /// Code whose errors count at a place in the author's source.
  public struct Probe: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
    /// What opens it, on the line above.
    public var before: String
    public var text: String

    public init(line: Int, column: Int, before: String, text: String) {
      self.line = line
      self.column = column
      self.before = before
      self.text = text
    }
  }

  /// An error at a place in the author's source, in words that follow the compiler's.
  public struct Refusal: Sendable, Hashable {
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
    public var message: String

    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }
  }

  public init(
    name: String, compilerArguments: [String] = [], linkerArguments: [String] = [],
    runtimeFiles: [String] = [], interpreterArguments: [String] = [], modules: [String] = [],
    environment: [String: String] = [:], rulesVariable: String = "KATA_RULES",
    fingerprint: String = "", additions: [Isolation: String] = [:], vocabulary: [String] = [],
    surroundings: Surroundings = .none, obstacle: String? = nil,
    spell: @escaping @Sendable (String) -> Spelling = { Spelling(source: $0) },
    spellAddition: (@Sendable (String, String) -> Spelling)? = nil
  ) {
    self.name = name
    self.compilerArguments = compilerArguments
    self.linkerArguments = linkerArguments
    self.runtimeFiles = runtimeFiles
    self.interpreterArguments = interpreterArguments
    self.modules = modules
    self.environment = environment
    self.rulesVariable = rulesVariable
    self.fingerprint = fingerprint
    self.additions = additions
    self.vocabulary = vocabulary
    self.obstacle = obstacle
    self.spell = spell
    self.surroundings = surroundings
    self.spellAddition = spellAddition ?? { added, _ in spell(added) }
  }

  /// Swift and its standard library, nothing else.
  public static let plainSwift = Dialect(name: "Swift", modules: ["Foundation"])
}
