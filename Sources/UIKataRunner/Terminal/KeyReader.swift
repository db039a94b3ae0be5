import Foundation

/// Reads the characters that are typed, and wakes where the line has to be drawn anew.
struct KeyReader {
  enum Key: Equatable {
    case character(Unicode.Scalar)
    case redraw
    case end
  }

  let input: Int32
  /// Readable when a redraw is due.
  let redraws: Int32

  /// Waits for the next character; bytes that are no UTF-8 give U+FFFD.
  func next() -> Key {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: redraws, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      guard poll(&waiting, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return .end
      }
      if waiting[1].revents != 0 {
        drainRedraws()
        return .redraw
      }
      return readScalar().map(Key.character) ?? .end
    }
  }

  /// Whether a character waits, or comes within so many milliseconds.
  func hasInput(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(POLLIN) != 0
  }

  private func drainRedraws() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(redraws, &bytes, bytes.count) > 0 {}
  }

  private func readScalar() -> Unicode.Scalar? {
    guard let first = readByte() else { return nil }
    var bytes = [first]
    for _ in 0..<Self.continuations(after: first) {
      guard let byte = readByte() else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  private static func continuations(after first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(input, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
