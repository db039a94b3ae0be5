import Foundation
import KataConsole
import KataTestSupport
import Testing

@testable import UIKataRunner

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder
  private let keys = Pipe()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "answer.swift")
  }

  private var file: URL { folder.url.appending(path: "answer.swift") }

  private var watch: FileWatch {
    FileWatch(file: file, input: keys.fileHandleForReading.fileDescriptor)
  }

  private func type(_ text: String) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a save is told, whether the file is written anew or another takes its place`()
    async throws
  {
    var events = watch.events().makeAsyncIterator()
    try type("r")
    // Only now it is certain that the file is being watched.
    #expect(await events.next() == .asked)
    try folder.write("two and more", to: "answer.swift")
    #expect(await events.next() == .saved)
    try folder.write("three, and still more", to: "answer.swift.new")
    rename(file.path + ".new", file.path)
    #expect(await events.next() == .saved)
    try type("q")
    #expect(await events.next() == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `what happens to other files is nobody's business`() async throws {
    var events = watch.events().makeAsyncIterator()
    try type("r")
    #expect(await events.next() == .asked)
    try folder.write("other", to: "other.swift")
    try type("x r q")
    #expect(await events.next() == .asked)
    #expect(await events.next() == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe that ends leaves the file watched`() async throws {
    var events = watch.events().makeAsyncIterator()
    try type("r")
    #expect(await events.next() == .asked)
    try keys.fileHandleForWriting.close()
    try folder.write("two and more", to: "answer.swift")
    #expect(await events.next() == .saved)
  }
}
