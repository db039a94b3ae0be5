import Foundation
import KataTestSupport
import Testing

/// The real command between pipes, with the course about fruit.
@Suite struct PipeTests {
  private let fruit: BasketFolder
  private let state: TemporaryFolder

  init() throws {
    fruit = try BasketFolder()
    state = try TemporaryFolder()
  }

  private func run(
    _ arguments: String..., input: String = "", changes: [String: String?] = [:]
  ) async throws -> BuiltCommand.Result {
    try await BuiltCommand(state: state.url, changes)
      .run(arguments + ["--katas", fruit.url.path], input: input)
  }

  @Test func `a session from a pipe reads like one from a terminal`() async throws {
    let result = try await run("--seed", "1", input: "b\nc a b\n")
    #expect(
      result.output.replacing("\nOne moment: the program is being run.\n", with: "") == """
        Fruit · 1 track · fruit as of this summer

        Basket

        Fruit goes in, and comes out.

        basket/wash                                            predict · 1 min · level 1
        A basket is washed, then an apple is peeled. What is printed, in what order?

           1  for fruit in ["Apple", "Pear"] {
           2    print("\\(fruit).wash")
           3  }
           4  print("Apple.peel")

        Put them in order. One is not printed.
          a Pear.wash
          b Apple.peel
          c Apple.wash
          d Pear.peel

        wash> b
        ✗ Not yet. The first difference is line 1.
            yours        printed
          1 Apple.peel   Apple.wash
          `hint` for a nudge, or answer again.

        wash> c a b
        ✓ Right, at the second try.
          Next time with other values, tomorrow.

        Why
          Water comes before the knife: `Apple.wash`, then the rest.

          Rests on `F1`; `uikata rules F1` shows more.

        ⏎ basket/ripen · `replay` steps through it · `again` with other values · `try` a
        scratchpad with it

        wash> \n\
        Until next time.

        """)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: [
    (["answer", "wash"], "c a b\n", 0, "✓ Right."),
    (["answer", "wash"], "b\n", 1, "✗ Not yet."),
    (["answer", "basket/wash", "--json"], "c a b", 0, #"{"belief":null,"#),
    (["answer", "ripen"], "b\n", 0, "✓ Right."),
    (["answer", "count"], "2\nдва\n三\n", 0, "✓ Right."),
    (["list"], "", 0, "Basket\n"),
    (["show", "count"], "", 0, "basket/count "),
    (["course", "check"], "", 1, ""),
    (["--version"], "", 0, "uikata "),
    (["help"], "", 0, "UIKata teaches"),
    (["doctor"], "", 0, "✓ compiler   Swift version "),
  ])
  func `a command ends with its status`(
    arguments: [String], input: String, status: Int, start: String
  ) async throws {
    let result = try await BuiltCommand(state: state.url)
      .run(arguments + ["--katas", fruit.url.path], input: input)
    #expect(result.status == Int32(status))
    #expect(result.output.hasPrefix(start))
  }

  @Test(arguments: [
    (["lst"], 2, "uikata: there is no command 'lst'; did you mean 'list'?\n"),
    (["show", "wahs"], 2, "uikata: there is no kata 'wahs'; did you mean 'basket/wash'?\n"),
    (
      ["answer", "wash", "--file", "/none"], 2,
      "uikata: '/none' must be a file of UTF-8 text that can be read\n"
    ),
    (
      ["run", "/none.swift"], 2,
      "uikata: '/none.swift' must be a file of UTF-8 text that can be read\n"
    ),
    (
      ["answer", "wash"], 2,
      "uikata: an answer is read from standard input or from '--file', and there was none\n"
    ),
    (
      ["rules", "appearance.psh"], 2,
      "uikata: there is no rule or fact 'appearance.psh'; did you mean 'appearance.push'?\n"
    ),
  ])
  func `wrong input is answered on standard error`(
    arguments: [String], status: Int, errors: String
  ) async throws {
    let result = try await BuiltCommand(state: state.url)
      .run(arguments + ["--katas", fruit.url.path])
    #expect(result.status == Int32(status))
    #expect(result.output == "")
    #expect(result.errors == errors)
  }

  @Test func `a course that isn't there says where one is looked for`() async throws {
    let result = try await BuiltCommand(state: state.url).run(["list", "--katas", "/none"])
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.contains("/none/course.yaml"))
  }

  @Test func `without a compiler the session says so and stays`() async throws {
    let result = try await run(
      "--seed", "1", input: "c a b\nskip\na\n",
      changes: ["PATH": "/nowhere", "XDG_CACHE_HOME": state.url.path])
    #expect(result.output.contains("must be in a folder of PATH"))
    #expect(result.output.contains("ripen> a\n✓ Right."))
    #expect(result.status == 0)
  }

  @Test func `without a home nothing is kept, and a sentence says so`() async throws {
    let result = try await run(
      "--seed", "1", input: "", changes: ["HOME": nil, "XDG_STATE_HOME": nil])
    #expect(
      result.errors == "uikata: progress isn't kept, since neither XDG_STATE_HOME nor HOME names "
        + "a folder for it\n")
    #expect(result.output.hasSuffix("Until next time.\n"))
    #expect(result.status == 0)
  }

  @Test func `an unusable state folder is said once, and at the end what is lost`() async throws {
    let file = try state.write("", to: "not-a-folder")
    let result = try await run(
      "--seed", "1", input: "c a b\n", changes: ["XDG_STATE_HOME": file.path])
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.errors.hasPrefix("uikata: progress can't be kept: "))
    #expect(result.errors.hasSuffix("\nuikata: one answer of this session isn't kept\n"))
    #expect(result.output.contains("✓ Right."))
  }
}
