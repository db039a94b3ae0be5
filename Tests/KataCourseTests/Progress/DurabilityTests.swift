import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// What is acknowledged is there afterwards, whatever becomes of the process that wrote it.
@Suite struct DurabilityTests {
  /// What `killed-writers` tells: see there.
  private func trial(rounds: Int, boasts: Bool = false, in folders: [TemporaryFolder]) throws
    -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
      .appending(path: "KilledWriters")
    process.arguments = ["\(rounds)"] + (boasts ? ["--boast"] : []) + folders.map(\.url.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// Half of the folders are fresh, and half have a logbook that has to be brought up to date first.
  @Test func `a thousand killed writers lose nothing and damage nothing`() throws {
    let folders = try (0..<50).map { number in
      let folder = try TemporaryFolder()
      if number % 2 == 1 { try FormatOne.make(in: folder) }
      return folder
    }
    let told = try trial(rounds: 10, in: folders)
    let parts = try #require(
      told.wholeMatch(of: /kills 1000 acknowledged (\d+) lost 0 damaged 0 refused 0\n/), "\(told)")
    // Kills that come before anybody has written prove little.
    #expect(try #require(Int(parts.1)) > 500)
    for (number, folder) in folders.enumerated() where number % 2 == 1 {
      #expect(try Logbook(folder: folder.url).attempts().first == FormatOne.attempt)
    }
  }

  @Test func `a writer that boasts is found out`() throws {
    let told = try trial(rounds: 20, boasts: true, in: [TemporaryFolder()])
    let parts = try #require(told.firstMatch(of: /lost (\d+)/), "\(told)")
    #expect(try #require(Int(parts.1)) > 0)
  }
}
