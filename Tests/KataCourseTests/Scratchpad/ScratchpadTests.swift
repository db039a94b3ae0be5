import Foundation
import KataTestSupport
import Testing

@testable import KataCourse

/// Lines that run, on Swift alone.
@Suite struct `A scratchpad` {
  private let scratchpad = Scratchpad(runner: PlainSwift.runner, limits: PlainSwift.limits)

  private func enter(_ lines: String...) async throws -> [ScratchpadReply] {
    var replies: [ScratchpadReply] = []
    for line in lines { replies.append(try await scratchpad.enter(line)) }
    return replies
  }

  @Test func `shows what an expression gives, and prints what the line prints, in order`()
    async throws
  {
    let replies = try await enter(
      "let basket = [\"Apple\", \"Pear\"]", "basket.count", "print(1); basket[1]; print(2)",
      "basket.forEach { print($0) }")
    #expect(replies.map(\.output) == ["", "2\n", "1\n\"Pear\"\n2\n", "Apple\nPear\n"])
    #expect(replies.map(\.values) == [[], ["2"], ["\"Pear\""], []])
    #expect(replies.map(\.isDone) == [true, true, true, true])
  }

  @Test func `keeps what was declared, types and their members, for the lines behind`()
    async throws
  {
    let replies = try await enter(
      "class Fruit { var ripe = false; func name() -> String { \"fruit\" } }",
      "final class Apple: Fruit { override func name() -> String { \"apple, \" + super.name() } }",
      "let apple = Apple()", "apple.ripe = true", "extension Fruit { var state: Bool { ripe } }",
      "apple.state", "apple.name()")
    #expect(replies.flatMap(\.values) == ["true", "\"apple, fruit\""])
  }

  @Test func `means the latest by a name`() async throws {
    let replies = try await enter(
      "var count = 1", "var count = \"two\"", "count += \"!\"", "count",
      "func weight(_ fruit: Int) -> Int { fruit }", "func weight(_ fruit: String) -> Int { 5 }",
      "func weight(_ fruit: Int) -> Int { fruit * 100 }", "weight(2); weight(\"pear\")",
      "struct Date { var day = 3 }", "Date()")
    #expect(replies.flatMap(\.values) == ["\"two!\"", "200", "5", "Date(day: 3)"])
  }

  @Test
  func `has the compiler's carets where the learner has typed, and goes on as if nothing were`()
    async throws
  {
    let replies = try await enter("let a = 1", "a + 1;  a.fruit", "let b: Int = \"x\"", "a")
    guard case .rejected(let diagnostics, let rendered) = replies[1].outcome else {
      Issue.record("\(replies[1])")
      return
    }
    #expect(diagnostics.map(\.line) == [2])
    #expect(diagnostics.map(\.column) == [11])
    #expect(
      rendered == """
        try:2:11: error: value of type 'Int' has no member 'fruit'
        a + 1;  a.fruit
                ~ ^~~~~

        """)
    guard case .rejected(let second, _) = replies[2].outcome else { return }
    #expect(second.map(\.line) == [2])
    #expect(second.map(\.column) == [14])
    #expect(replies[3].values == ["1"])
  }

  @Test func `is as it was before a line that stops`() async throws {
    _ = try await enter(
      "var basket = [1]",
      "@MainActor func take(_ at: Int) -> Int { basket.append(9); return basket[at] }")
    let stopped = try await enter("take(7)")[0]
    guard case .ended(.crashed(let crash), let place) = stopped.outcome else {
      Issue.record("\(stopped)")
      return
    }
    #expect(crash.message == "Index out of range")
    // Where it stopped, not where it was called.
    #expect(place?.hasPrefix("@MainActor func take") == true)
    #expect(stopped.lost == [])
    let after = try await enter("basket")
    #expect(after[0].values == ["[1]"])
  }

  @Test func `is as it was before a line that ends the process, or lets an error out`() async throws
  {
    let replies = try await enter(
      "var count = 1", "count = 2; exit(3)", "enum Rot: Error { case worm }",
      "count = 3; let fruit: Int = try { throw Rot.worm }()", "count",
      "func eat() throws -> Int { throw Rot.worm }", "try eat()", "count")
    guard case .ended(.exited(3), nil) = replies[1].outcome,
      case .ended(.crashed(let crash), _) = replies[3].outcome
    else {
      Issue.record("\(replies)")
      return
    }
    #expect(crash.message.hasPrefix("Error raised at top level"))
    #expect(!crash.message.contains("Try"))
    #expect(replies[4].values == ["1"])
    #expect(replies[6].output == "threw worm\n")
    #expect(replies[7].values == ["1"])
  }

  @Test func `stops a line that hangs or floods`() async throws {
    let limits = Limits(seconds: 2, memory: 200 << 20, output: 1 << 10)
    let scratchpad = Scratchpad(runner: PlainSwift.runner, limits: limits)
    _ = try await scratchpad.enter("var count = 1")
    let hung = try await scratchpad.enter("count = 2; while true {}")
    guard case .ended(.outOfTime(2), nil) = hung.outcome else {
      Issue.record("\(hung)")
      return
    }
    let flooded = try await scratchpad.enter("while true { print(\"pear\") }")
    guard case .ended(.flooded(1024), nil) = flooded.outcome else {
      Issue.record("\(flooded.outcome)")
      return
    }
    #expect(flooded.output.utf8.count == 1024)
    #expect(try await scratchpad.enter("count").values == ["1"])
  }

  @Test func `stops a line that takes too much memory`() async throws {
    let replies = try await enter(
      "var count = 1", "var all: [[Int]] = []; while true { all.append(Array(0..<100_000)) }",
      "count")
    guard case .ended(.outOfMemory, _) = replies[1].outcome else {
      Issue.record("\(replies[1].outcome)")
      return
    }
    #expect(replies[2].values == ["1"])
  }

  @Test func `stops a line at Ctrl-C, which nothing else minds`() async throws {
    _ = try await enter("var count = 1")
    let work = Task { try await scratchpad.enter("count = 2; while true {}") }
    try await Task.sleep(for: .seconds(1))
    work.cancel()
    guard case .interrupted = try await work.value.outcome else {
      Issue.record("not interrupted")
      return
    }
    #expect(try await enter("count")[0].values == ["1"])
  }

  @Test func `takes lines back, with all they did`() async throws {
    _ = try await enter("var count = 1", "count += 1", "count += 1; let pear = 5")
    #expect(await scratchpad.names == ["count", "pear"])
    #expect(await scratchpad.undo() == ["count += 1; let pear = 5"])
    #expect(await scratchpad.names == ["count"])
    #expect(try await enter("count")[0].values == ["2"])
    #expect(await scratchpad.undo() == ["count"])
    #expect(await scratchpad.undo() == ["count += 1"])
    #expect(try await enter("count")[0].values == ["1"])
  }

  @Test func `takes back as many lines as it keeps, and goes on behind that`() async throws {
    let scratchpad = Scratchpad(runner: PlainSwift.runner, limits: PlainSwift.limits, depth: 2)
    for line in ["var count = 1", "count += 1", "count += 1", "count += 1"] {
      _ = try await scratchpad.enter(line)
    }
    #expect(await scratchpad.undo() == ["count += 1"])
    #expect(await scratchpad.undo() == ["count += 1"])
    #expect(await scratchpad.undo() == nil)
    #expect(try await scratchpad.enter("count").values == ["2"])
  }

  @Test func `begins again with nothing`() async throws {
    _ = try await enter("var count = 1")
    await scratchpad.reset()
    #expect(await scratchpad.undo() == nil)
    guard case .rejected = try await enter("count")[0].outcome else {
      Issue.record("something is left")
      return
    }
    #expect(try await enter("let count = 7", "count")[1].values == ["7"])
  }

  @Test func `awaits, and goes on behind it`() async throws {
    let replies = try await enter(
      "func ripe() async -> Int { try? await Task.sleep(for: .milliseconds(20)); return 5 }",
      "let days = await ripe()", "days")
    #expect(replies.flatMap(\.values) == ["5"])
  }

  @Test func `leaves no process and no file behind`() async throws {
    weak var gone: Scratchpad?
    var folder: String?
    do {
      let scratchpad = Scratchpad(runner: PlainSwift.runner, limits: PlainSwift.limits)
      gone = scratchpad
      _ = try await scratchpad.enter("let a = 1")
      folder = scratchpad.folderPath
      #expect(FileManager.default.fileExists(atPath: scratchpad.folderPath))
    }
    #expect(gone == nil)
    let path = try #require(folder)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
