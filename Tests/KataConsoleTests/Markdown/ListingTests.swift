import KataConsole
import Testing

@Suite struct ListingTests {
  @Test func `lines are numbered from one and never wrapped`() {
    let source = "import UIKit\n\nlet list = List()\n"
    #expect(
      Listing(source).text(style: .plain)
        == "   1  import UIKit\n   2\n   3  let list = List()")
  }

  @Test func `numbers stay in line beyond nine`() {
    let lines = Listing(String(repeating: "x\n", count: 10)).text(style: .plain).split(
      separator: "\n")
    #expect(lines[8] == "   9  x")
    #expect(lines[9] == "  10  x")
  }

  @Test(arguments: [
    ("let x = 1", "‹35›let‹0› x = 1"),
    ("print(\"let \\\" in\")", "print(‹32›\"let \\\" in\"‹0›)"),
    ("x // let it be", "x ‹2›// let it be‹0›"),
    ("letter = 2 / 1", "letter = 2 / 1"),
    ("\"a \\(b ? \"c\" : \"d\")\"", "‹32›\"a \\(‹0›b ? ‹32›\"c\"‹0› : ‹32›\"d\"‹0›‹32›)\"‹0›"),
    ("a /* b /* c */ d */ e", "a ‹2›/* b /* c */ d */‹0› e"),
    ("#\"a \" b\"# + c", "‹32›#\"a \" b\"#‹0› + c"),
    ("r = /\"let\"/", "r = ‹32›/\"let\"/‹0›"),
    ("a.`class`", "a.`class`"),
    ("#if DEBUG", "‹35›#if‹0› DEBUG"),
    ("@objc func go()", "‹35›@objc‹0› ‹35›func‹0› go()"),
  ])
  func `keywords, strings and comments are coloured`(source: String, expected: String) {
    let text = Listing(source).text(style: Style(hasColor: true, hasUnicode: true))
    let body = text.replacing("\u{1B}[2m   1\u{1B}[0m  ", with: "")
    #expect(body.replacing("\u{1B}[", with: "‹").replacing(/‹(\d+)m/) { "‹\($0.1)›" } == expected)
  }

  @Test func `a comment over lines is coloured on each`() {
    let text = Listing("/* a\nb */ c").text(style: Style(hasColor: true, hasUnicode: true))
    #expect(
      text
        == "\u{1B}[2m   1\u{1B}[0m  \u{1B}[2m/* a\u{1B}[0m\n\u{1B}[2m   2\u{1B}[0m  \u{1B}[2mb */\u{1B}[0m c"
    )
  }

  @Test func `an unfinished string ends with its line`() {
    #expect(Listing("let a = \"b\nlet c").text(style: .plain) == "   1  let a = \"b\n   2  let c")
  }
}
