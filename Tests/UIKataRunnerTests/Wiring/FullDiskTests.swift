import Foundation
import KataTestSupport
import Testing

/// The real command where nothing more fits on the disk.
@Suite struct FullDiskTests {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String = "", room: Int? = nil) async throws
    -> BuiltCommand.Result
  {
    try await BuiltCommand(state: state.url)
      .run(arguments + ["--katas", fruit.url.path], input: input, room: room)
  }

  private func kept() async throws -> String {
    let output = try await run("progress", "--json").output
    return String(output.prefix { $0 != "," })
  }

  private var sentence: String {
    "uikata: progress can't be kept: the disk of '\(state.url.path)/uikata' is full, so make room "
      + "there\n"
  }

  @Test
  func `an answer that doesn't fit is judged and said to be lost, and those before are there`()
    async throws
  {
    let short = try await run("answer", "ripen", input: "b\n", room: 96)
    #expect(short.errors == "")
    let padding = String(repeating: " ", count: 200_000)
    let long = try await run("answer", "ripen", input: "b\(padding)\n", room: 96)
    #expect(long.output.hasPrefix("✓ Right."))
    #expect(long.errors == sentence)
    #expect(long.status == 0)
    #expect(try await kept() == #"{"attempts":1"#)
  }

  @Test func `a session says once that nothing fits, and goes on`() async throws {
    #expect(try await run("answer", "ripen", input: "a\n").status == 1)
    let session = try await run(input: "basket/ripen\na\nb\nquit\n", room: 8)
    #expect(session.output.contains("✓ Right, at the second try."))
    #expect(session.errors == sentence + "uikata: 2 answers of this session aren't kept\n")
    #expect(session.status == 0)
    #expect(try await kept() == #"{"attempts":1"#)
  }

  @Test func `what is there can be read and taken elsewhere, and not be changed`() async throws {
    #expect(try await run("answer", "ripen", input: "b\n").status == 0)
    let list = try await run("list", room: 8)
    #expect(list.output.contains("✓ ripen"))
    #expect(list.errors == sentence)
    let export = try await run("export", room: 8)
    #expect(export.output.contains(#""kata":"basket/ripen""#))
    #expect(export.status == 0)
    let forget = try await run("forget", "ripen", "--yes", room: 8)
    #expect(forget.errors == sentence)
    #expect(forget.status == 3)
    #expect(try await kept() == #"{"attempts":1"#)
  }
}
