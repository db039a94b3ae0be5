import Testing

@testable import KataCourse

@Suite struct `A marker` {
  @Test(arguments: [
    ("10...50 by 20", ["10", "30", "50"]),
    (" 1 ... 3 ", ["1", "2", "3"]),
    ("-1...1", ["-1", "0", "1"]),
    ("0.5...1 by 0.25", ["0.50", "0.75", "1.00"]),
    ("0...0.3 by 0.1", ["0.0", "0.1", "0.2", "0.3"]),
    (".a|.b(1, 2)", [".a", ".b(1, 2)"]),
    ("true | false", ["true", "false"]),
  ]) func `offers the values it names`(_ text: String, _ values: [String]) {
    #expect(Marker(text)?.values == values)
  }

  @Test(arguments: ["", "1", "1...1", "3...1", "1...2 by 0", "a|", "a|a", "1...99999"])
  func `offers two different values at least, and not too many`(_ text: String) {
    #expect(Marker(text) == nil)
  }

  @Test(arguments: [
    ("x = 40/*:10...90 by 10*/", "40"),
    ("for i in 1...3/*:3...5*/", "3"),
    ("x = -4/*:-9...9*/", "-4"),
    ("x = a - 4/*:-9...9*/", "4"),
    ("x = a-4/*:-9...9*/", "4"),
    ("x = -4/*:1...9*/", "4"),
    ("x = 45/*:10...90 by 10*/", "45"),
    ("present(.sheet/*:.full|.sheet*/)", ".sheet"),
    ("f(\"a b\"/*:\"a b\"|\"c\"*/)", "\"a b\""),
    ("f(CGPoint(x: 1, y: 2)/*:CGPoint(x: 1, y: 2)|.zero*/)", "CGPoint(x: 1, y: 2)"),
    ("\"\\(2/*:1...3*/)\"", "2"),
  ]) func `varies the literal it stands behind`(_ source: String, _ own: String) {
    let program = MarkedProgram(source)
    #expect(program.own == [own])
    #expect(program.mistakes.isEmpty)
  }

  @Test func `leaves no trace in the program shown, and every line where it was`() {
    let source = "let a = 1/*:1...9*/\nprint(a/* kept */, \"/*:no*/\", 2/*:2...5*/)\n"
    let program = MarkedProgram(source)
    #expect(
      program.dealt(seed: 0, stream: "s")
        == "let a = 1\nprint(a/* kept */, \"/*:no*/\", 2)\n")
    for seed in 1...20 {
      #expect(program.dealt(seed: seed, stream: "s").split(separator: "\n").count == 2)
    }
  }

  @Test func `draws by itself, and every value in time`() {
    let program = MarkedProgram("1/*:1...3*/ 1/*:1...3*/")
    let dealt = Set((1...100).map { program.dealt(seed: $0, stream: "s") })
    #expect(dealt.count == 9)
  }
}
