import Foundation
import Testing

@testable import UIKataRunner

@Suite struct KeyReaderTests {
  /// The keys read from bytes that end.
  private func keys(_ bytes: [UInt8]) throws -> [KeyReader.Key] {
    let (input, redraws) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let reader = KeyReader(
      input: input.fileHandleForReading.fileDescriptor,
      redraws: redraws.fileHandleForReading.fileDescriptor)
    var keys: [KeyReader.Key] = []
    while keys.last != .end { keys.append(reader.next()) }
    return keys
  }

  @Test func `characters of one to four bytes are read whole`() throws {
    #expect(
      try keys(Array("aя照🍐".utf8))
        == [.character("a"), .character("я"), .character("照"), .character("🍐"), .end])
  }

  @Test(arguments: [[0xFF], [0xD0], [0xE7, 0x85]] as [[UInt8]])
  func `bytes that are no character become the replacement`(bytes: [UInt8]) throws {
    #expect(try keys(bytes) == [.character("\u{FFFD}"), .end])
  }

  @Test func `a due redraw comes before a key`() throws {
    let (input, redraws) = (Pipe(), Pipe())
    _ = fcntl(redraws.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
    let reader = KeyReader(
      input: input.fileHandleForReading.fileDescriptor,
      redraws: redraws.fileHandleForReading.fileDescriptor)
    try input.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    try redraws.fileHandleForWriting.write(contentsOf: Data("rr".utf8))
    #expect(reader.next() == .redraw)
    #expect(reader.next() == .character("a"))
  }
}
