/// A message of the compiler's in which `*` stands for what varies.
struct MessagePattern: Sendable {
  private let pieces: [String]
  /// How many parts vary.
  var variables: Int { pieces.count - 1 }

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
