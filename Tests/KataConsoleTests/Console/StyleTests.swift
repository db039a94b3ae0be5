import KataConsole
import Testing

@Suite struct StyleTests {
  private let terminal = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]

  @Test func `a terminal with a UTF-8 locale has colour and Unicode`() {
    #expect(
      Style(environment: terminal, codeset: "UTF-8", isTerminal: true)
        == Style(hasColor: true, hasUnicode: true))
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true),
    (["TERM": "dumb"], true, false),
    (["TERM": ""], true, false),
    ([:], false, false),
  ])
  func `colour is refused, impossible, or no terminal's`(
    change: [String: String], isTerminal: Bool, hasColor: Bool
  ) {
    let environment = terminal.merging(change) { $1 }
    let style = Style(environment: environment, codeset: "UTF-8", isTerminal: isTerminal)
    #expect(style.hasColor == hasColor)
  }

  @Test(
    arguments: [
      ([:], "ANSI_X3.4-1968", false),
      ([:], "UTF-8", true),
      (["LANG": "de_DE.UTF-8"], nil, true),
      (["LANG": "de_DE.utf8", "LC_ALL": "C"], nil, false),
      (["LANG": "C", "LC_CTYPE": "zh_CN.utf8", "LC_ALL": ""], nil, true),
      ([:], nil, false),
    ] as [([String: String], String?, Bool)])
  func `Unicode is what the locale has, or is named for`(
    environment: [String: String], codeset: String?, hasUnicode: Bool
  ) {
    let style = Style(environment: environment, codeset: codeset, isTerminal: true)
    #expect(style.hasUnicode == hasUnicode)
  }

  @Test func `without Unicode text is spelled in ASCII`() {
    let ascii = Style(hasColor: false, hasUnicode: false)
    #expect(ascii.spelled("“It’s” 400 × 800 → … ✓ Список") == "\"It's\" 400 x 800 -> ... + ??????")
    #expect(Style.plain.spelled("400 × 800") == "400 × 800")
  }
}
