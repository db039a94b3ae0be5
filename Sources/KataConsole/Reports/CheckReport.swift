import KataCourse

/// What `uikata check --json` says of one file.
public struct CheckReport: Codable, Sendable, Hashable {
  public var id: KataID
  public var seed: Int
  public var right: Bool
  public var checks: [Check] = []
  public var compiler: [CompilerRemark] = []
  public var crash: Crash?
  /// The name of the known wrong answer that this one does the same as.
  public var mistake: String?
  /// Whether what tried the file is another than the kata's author recorded; null where nothing is
  /// recorded.
  public var changedDriver: Bool?

  public struct Check: Codable, Sendable, Hashable {
    public var name: String
    public var passed: Bool
    /// Empty where it passed.
    public var detail: String
  }

  /// The first place where the learner's code stopped.
  public struct Crash: Codable, Sendable, Hashable {
    public var line: Int?
    public var message: String

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(line, forKey: .line)
      try container.encode(message, forKey: .message)
    }
  }

  init(_ verdict: CodeVerdict, of kata: Kata, seed: Int, words: any Words) {
    (id, self.seed, right) = (kata.id, seed, verdict.isRight)
    changedDriver = kata.hasChangedDriver
    mistake = verdict.mistake?.id
    switch verdict {
    case .rejected(let diagnostics, _):
      compiler = diagnostics.map(CompilerRemark.init)
    case .unfit(let messages):
      // Nothing in the file itself is wrong, so no place is.
      compiler = messages.map {
        CompilerRemark(
          Diagnostic(file: "", line: 1, column: 1, severity: .error, message: $0))
      }
    case .checked(let results, _):
      checks = results.map { Check(name: $0.name, passed: $0.holds, detail: $0.detail(in: words)) }
      crash = results.lazy.compactMap(\.crash).first
    }
  }

  // Written out because the keys are promised also where they are null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(seed, forKey: .seed)
    try container.encode(right, forKey: .right)
    try container.encode(checks, forKey: .checks)
    try container.encode(compiler, forKey: .compiler)
    try container.encode(crash, forKey: .crash)
    try container.encode(mistake, forKey: .mistake)
    try container.encode(changedDriver, forKey: .changedDriver)
  }
}

extension CheckResult {
  fileprivate func detail(in words: any Words) -> String {
    switch failure {
    case nil: ""
    case .differs(let shows, let yours, let expected, _):
      (shows.isEmpty ? "" : shows + "\n")
        + "\(words.yours): \(yours)\n\(words.wantedColumn): \(expected)"
    case .ended(let ending, let shows):
      (shows.isEmpty ? "" : shows + "\n") + words.codeEnded(ending)
    case .unreached: words.unreached
    }
  }

  fileprivate var crash: CheckReport.Crash? {
    guard case .ended(.crashed(let crash), _) = failure else { return nil }
    return CheckReport.Crash(line: crash.line, message: crash.message)
  }
}
