import KataConsole

/// Every word that is said about the command line, in one language: plain text.
protocol UsageWords: Sendable {
  /// What `uikata help` prints.
  var usage: String { get }
  /// How a command is called, and what it does.
  func page(for command: CommandName) -> (synopsis: String, body: String)
  /// A sentence without capital and full stop.
  func sentence(for error: UsageError) -> String
}

extension UsageWords {
  func help(for command: CommandName) -> String {
    let (synopsis, body) = page(for: command)
    return "uikata \(synopsis)\n\n\(body)\n"
  }
}

extension Language {
  var usage: any UsageWords {
    switch self {
    case .english: EnglishUsage()
    }
  }
}

extension CommandName {
  /// As it is typed: `uikata show`.
  var typed: String { "uikata \(rawValue)" }
}
