/// A place in one of a course's files.
public struct Place: Sendable, Hashable, CustomStringConvertible {
  /// As it helps most to click on: relative to the working folder where the file lies in it.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int

  public init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  public var description: String { "\(path):\(line):\(column)" }
}

/// A mistake in a course's files, where its author can mend it.
public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
  public var place: Place
  /// The rule that is broken: one sentence without a full stop.
  public var message: String
  /// The remedy, where the rule alone doesn't tell it.
  public var note: String?
  /// The kata that can't be used because of it; nil where it is the course's own.
  public var kata: KataID?

  public init(_ message: String, at place: Place, note: String? = nil, kata: KataID? = nil) {
    self.message = message
    self.place = place
    self.note = note
    self.kata = kata
  }

  /// `path:line:column: error: message`, and the note on a line of its own.
  public var description: String {
    "\(place): error: \(message)" + (note.map { "\n\(place): note: \($0)" } ?? "")
  }
}
