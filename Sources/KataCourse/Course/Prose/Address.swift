import Foundation

/// Addresses of the web, looked at for their form: whether anything answers there, only a network
/// tells.
enum Address {
  /// `https://`, a host of at least two parts, and no mark at its end that belongs to the sentence
  /// around it.
  static func isWellFormed(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /https:\/\/([^\/?#\s]+)([^\s<>"]*)/),
      URL(string: text)?.host() != nil
    else { return false }
    let host = match.1.split(separator: ".", omittingEmptySubsequences: false)
    let isHost =
      host.count > 1
      && host.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
    let path = match.2
    let isClosed = path.count { $0 == "(" } == path.count { $0 == ")" }
    return isHost && isClosed && !(path.last.map { ".,;:!?'".contains($0) } ?? false)
  }

  /// What stands in a Markdown text as an address, in brackets, behind a link's words or alone.
  static func links(in markdown: String) -> [String] {
    let alone = markdown.matches(of: /https?:[^\s<>`\]]*/).map { match in
      var text = match.0
      while let last = text.last, ".,;:!?".contains(last) || isUnopened(last, in: text) {
        text.removeLast()
      }
      return String(text)
    }
    return MarkdownBlocks(markdown).addresses + alone
  }

  private static func isUnopened(_ last: Character, in text: Substring) -> Bool {
    last == ")" && text.count { $0 == "(" } < text.count { $0 == ")" }
  }
}
