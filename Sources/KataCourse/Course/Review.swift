/// What is wrong with this code?
public struct Review: Sendable {
  /// `Snippet.swift`: real iOS code, shown and not compiled.
  public var snippet: String
  /// In order of severity, the reported ones first.
  public var findings: [Finding]
  /// The share of the score that counts as passed, 0…1.
  public var passMark: Double
  /// What is so as well, and isn't asked for.
  public var asides: [ReviewAside]

  public init(
    snippet: String, findings: [Finding], passMark: Double, asides: [ReviewAside] = []
  ) {
    self.snippet = snippet
    self.findings = findings
    self.passMark = passMark
    self.asides = asides
  }
}

/// Something true of a snippet that is no finding: to say so costs nothing, and earns nothing.
public struct ReviewAside: Sendable, Hashable {
  /// Groups of words: a remark that has one of each says this.
  public var concepts: [[String]]
  /// What is answered; Markdown.
  public var says: String

  public init(concepts: [[String]], says: String) {
    (self.concepts, self.says) = (concepts, says)
  }
}

/// One fault in a reviewed snippet.
public struct Finding: Sendable, Hashable {
  public var id: String
  public var title: String
  /// A user has reported what it does.
  public var isReported: Bool
  /// 1 (a matter of taste) to 5 (users lose).
  public var severity: Int
  /// Ranges of snippet lines, from 1, that a remark may name.
  public var lines: [ClosedRange<Int>]
  /// Groups of words: a remark that meets one word of each group has found the fault.
  public var concepts: [[String]]
  /// Words that name the cure.
  public var cures: [String]
  /// What happens, and why; Markdown.
  public var why: String
  /// Markdown.
  public var cure: String

  public init(
    id: String, title: String, isReported: Bool, severity: Int, lines: [ClosedRange<Int>],
    concepts: [[String]], cures: [String], why: String, cure: String
  ) {
    self.id = id
    self.title = title
    self.isReported = isReported
    self.severity = severity
    self.lines = lines
    self.concepts = concepts
    self.cures = cures
    self.why = why
    self.cure = cure
  }
}
