import Foundation

/// What a program's standard error ends with when the runtime stopped it.
struct LastWords {
  /// Standard error without the runtime's message and notice.
  var errors: String
  /// What the runtime, a `fatalError` or a `precondition` said.
  var message: String?

  init(_ text: String) {
    errors = text
    // "\n*** Signal 4: Backtracing from 0x7f54cc96df7f... done ***\n\n"
    if let notice = text.range(of: "\n*** Signal ", options: .backwards) {
      errors = String(text[..<notice.lowerBound])
    }
    guard let start = Self.start(of: errors) else { return }
    message = Self.withoutPlace(errors[start...])
    errors = String(errors[..<start])
  }

  /// Where the last line begins that opens a message of the runtime.
  private static func start(of text: String) -> String.Index? {
    var starts = [text.startIndex]
    starts += text.indices.filter { text[$0] == "\n" }.map { text.index(after: $0) }
    return starts.last { start in
      let line = text[start...].prefix { $0 != "\n" }
      return line.contains(/(^|: )(Fatal error|Precondition failed|Assertion failed)(: |$)/)
        || openings.contains { line.hasPrefix($0) }
    }
  }

  /// What the runtime begins with where it doesn't say "Fatal error".
  private static let openings = [
    "Could not cast value of type", "Simultaneous accesses to 0x", "terminate called after",
  ]

  /// "Program/Feed.swift:3: Fatal error: boom" says "boom"; what failed otherwise is named. Addresses
  /// differ from run to run.
  private static func withoutPlace(_ message: Substring) -> String {
    var message = message
    if let place = message.firstMatch(of: /^.*?Fatal error(: )?/) {
      message = message[place.range.upperBound...]
    } else if let failed = message.firstMatch(of: /(Precondition|Assertion) failed/) {
      message = message[failed.range.lowerBound...]
    }
    return message.replacing(/\s(?:0x[0-9a-f]+|\(0x[0-9a-f]+\))/, with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether the runtime says that memory could not be had.
  var isAboutMemory: Bool {
    guard let message else { return false }
    return ["failed to allocate", "unable to allocate memory", "std::bad_alloc"]
      .contains { message.contains($0) }
  }
}
