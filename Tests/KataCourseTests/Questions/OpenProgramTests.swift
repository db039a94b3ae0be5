import Testing

@testable import KataCourse

@Suite struct `A program with a place for the learner's lines` {
  private static let source = """
    let basket = Basket()
      // your lines
      basket.wash(apple)

      basket.empty()
    // end of your lines
    print("done")
    """

  @Test func `is shown with nothing there, and keeps the author's lines apart`() throws {
    let program = try #require(OpenProgram(Self.source))
    #expect(program.shown == "let basket = Basket()\n  // your lines\nprint(\"done\")")
    #expect(program.own == ["basket.wash(apple)", "basket.empty()"])
  }

  @Test func `tells the compiler whose line is whose`() throws {
    #expect(
      try #require(OpenProgram(Self.source)).filled(with: ["basket.empty()"]) == """
        let basket = Basket()
          // your lines
        #sourceLocation(file: "Answer.swift", line: 1)
        basket.empty()
        #sourceLocation(file: "Program.swift", line: 3)
        print("done")

        """)
  }

  @Test(arguments: [
    "print(1)", "// your lines\nprint(1)", "// end of your lines\n// your lines",
    "// your lines\n// your lines\n// end of your lines",
  ])
  func `has both comments, once each and in their order`(source: String) {
    #expect(OpenProgram(source) == nil)
  }
}
