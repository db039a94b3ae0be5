import Foundation

/// One thing a reviewer says: `41 the timer keeps the screen alive`, `41-45: …`, or words alone.
struct Remark: Sendable, Hashable {
  /// The lines it names.
  var place: ClosedRange<Int>?
  /// What it says about them.
  var text: String

  init(place: ClosedRange<Int>? = nil, text: String) {
    self.place = place
    self.text = text
  }

  /// Reads a line that may begin with a line number or a range of them. A number that is beyond the
  /// snippet, or that goes on into a word as in `30-second`, is part of the text.
  init(_ line: String, lineCount: Int) {
    let line = line.trimmingCharacters(in: .whitespaces)
    let pattern =
      #/(?:[Ll]ines?\s+)?(?<first>\d{1,5})(?:\s*[-–]\s*(?<last>\d{1,5}))?(?:\s*:\s*|[\s,.]+|$)(?<text>.*)/#
    guard let match = line.wholeMatch(of: pattern), let first = Int(match.first) else {
      self.init(text: line)
      return
    }
    let last = match.last.flatMap { Int($0) } ?? first
    let place = min(first, last)...max(first, last)
    guard place.lowerBound >= 1, place.upperBound <= lineCount else {
      self.init(text: line)
      return
    }
    self.init(place: place, text: String(match.text))
  }
}
