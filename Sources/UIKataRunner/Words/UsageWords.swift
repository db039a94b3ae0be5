import KataConsole

/// Every word that is said about the command line, in one language: plain text.
protocol UsageWords: Sendable {
  /// What `uikata help` prints, on a terminal of 24 rows and 60 columns.
  var usage: String { get }
  /// How a command is called, and what it does: a paragraph a line, or a word, two spaces and what
  /// it means.
  func page(for command: CommandName) -> (synopsis: String, body: String)
  /// Where a language can't be shown.
  var needsUTF8: String { get }
  /// A sentence without capital and full stop.
  func sentence(for error: UsageError) -> String
}

extension Language {
  /// - Throws: where nothing is said in it.
  init(named name: String) throws(UsageError) {
    guard let language = Language(rawValue: name) else { throw .unknownLanguage(name) }
    self = language
  }

  /// What `UIKATA_LANGUAGE` asks for; nil where it is missing or empty.
  static func named(in environment: [String: String]) throws(UsageError) -> Language? {
    guard let name = environment["UIKATA_LANGUAGE"], !name.isEmpty else { return nil }
    return try Language(named: name)
  }

  /// What to say in that a command line can't be understood.
  static func spoken(with arguments: [String], _ environment: [String: String]) -> Language {
    let option = arguments.firstIndex(of: Option.language.rawValue)
      .flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    return option.flatMap(Language.init(rawValue:)) ?? (try? named(in: environment)) ?? .english
  }

  /// `en, ru`.
  static var known: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension UsageWords {
  /// - Parameter width: in columns.
  func help(for command: CommandName, width: Int) -> String {
    let (synopsis, body) = page(for: command)
    let layout = HelpLayout(width: width)
    return
      "\(layout.wrapped(synopsis[...], behind: "uikata ", indent: 9))\n\n\(layout.text(body))\n"
  }
}

extension Language {
  var usage: any UsageWords {
    switch self {
    case .english: EnglishUsage()
    case .russian: RussianUsage()
    }
  }
}

extension CommandName {
  /// As it is typed: `uikata show`.
  var typed: String { "uikata \(rawValue)" }
}
