/// A program as its author wrote it, with its markers found.
struct MarkedProgram: Sendable {
  /// The source around the values: one piece more than there are markers.
  private(set) var pieces: [String] = []
  private(set) var markers: [Marker] = []
  /// The values that stand in the file, which are seed 0's.
  private(set) var own: [String] = []
  private(set) var mistakes: [Mistake] = []

  struct Mistake: Sendable {
    var message: String
    var line: Int
    var column: Int
  }

  init(_ source: String) {
    var piece: [SwiftToken] = []
    var line = 1
    var column = 1
    for token in SwiftSource(source).tokens {
      if token.kind == .comment, token.text.hasPrefix("/*:") {
        if let message = take(marker: token.text, behind: &piece) {
          mistakes.append(Mistake(message: message, line: line, column: column))
        }
      } else {
        piece.append(token)
      }
      let lines = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      line += lines.count - 1
      column = lines.count > 1 ? 1 : column
      column += lines.last?.count ?? 0
    }
    pieces.append(Self.text(piece[...]))
  }

  /// Ends the piece before the literal that the marker varies, or says what is wrong with it.
  private mutating func take(
    marker text: String, behind piece: inout [SwiftToken]
  ) -> String? {
    guard let marker = Marker(String(text.dropFirst(3).dropLast(2))) else {
      return "a marker offers at least two different values"
    }
    guard let count = marker.literal(before: piece[...]) else {
      return marker.isRange
        ? "a range stands directly behind a number"
        : "a marker stands directly behind one of the values it offers"
    }
    pieces.append(Self.text(piece.dropLast(count)))
    own.append(Self.text(piece.suffix(count)))
    markers.append(marker)
    piece = []
    return nil
  }

  private static func text(_ tokens: ArraySlice<SwiftToken>) -> String {
    tokens.map(\.text).joined()
  }

  /// The program of a seed. Programs with the same markers get the same values.
  func dealt(seed: Int, stream: String) -> String {
    var numbers = SeededNumbers(seed: seed, stream: stream + " values")
    var source = pieces[0]
    for (index, marker) in markers.enumerated() {
      let drawn = marker.values[numbers.index(below: marker.values.count)]
      source += (seed == 0 ? own[index] : drawn) + pieces[index + 1]
    }
    return source
  }
}
