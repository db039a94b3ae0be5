import KataConsole
import Testing

@Suite struct MarkdownTests {
  private func text(_ source: String, width: Int = 40, style: Style = .plain) -> String {
    Markdown(source).text(width: width, style: style)
  }

  @Test func `a paragraph is wrapped to the width`() {
    #expect(
      text("The feed pushes a detail screen, and the\nlist starts leaving.", width: 24)
        == """
        The feed pushes a detail
        screen, and the list
        starts leaving.
        """)
  }

  @Test func `blocks stand a blank line apart`() {
    #expect(
      text("# Feed\nFirst.\n\n\n\nSecond.\n\n---\n")
        == "Feed\n\nFirst.\n\nSecond.\n\n────────────────────")
  }

  @Test func `a word longer than the line is cut`() {
    #expect(text("the pushViewController call", width: 10) == "the\npushViewCo\nntroller\ncall")
  }

  @Test func `wide characters count two columns and break anywhere but before a full stop`() {
    #expect(text("照片在列表里，点一下就打开。", width: 12) == "照片在列表\n里，点一下就\n打开。")
  }

  @Test func `combining marks take no column`() {
    #expect(text("cafe\u{301} photo", width: 10) == "cafe\u{301} photo")
  }

  @Test func `cyrillic is wrapped between words`() {
    #expect(text("Список уходит с экрана", width: 15) == "Список уходит с\nэкрана")
  }

  @Test(arguments: [
    ("say `hint` now", "say `hint` now", "say \u{1B}[36mhint\u{1B}[0m now"),
    ("it is *not* so", "it is *not* so", "it is \u{1B}[3mnot\u{1B}[0m so"),
    ("**never** so", "**never** so", "\u{1B}[1mnever\u{1B}[0m so"),
  ])
  func `emphasis shows as marks without colour`(source: String, plain: String, coloured: String) {
    #expect(text(source) == plain)
    #expect(text(source, style: Style(hasColor: true, hasUnicode: true)) == coloured)
  }

  @Test func `a link shows its address once`() {
    #expect(text("[docs](https://a.b/c)") == "docs <https://a.b/c>")
    #expect(text("<https://a.b/c>") == "https://a.b/c")
  }

  @Test func `lists hang behind their marks`() {
    #expect(
      text("- the list leaves the screen\n- the detail comes\n\n9. nine\n10. ten", width: 16)
        == """
        • the list
          leaves the
          screen
        • the detail
          comes

        9.  nine
        10. ten
        """)
  }

  @Test func `a list inside a list is indented once more`() {
    #expect(text("- feed\n  - card\n  - badge\n- list") == "• feed\n  • card\n  • badge\n• list")
  }

  @Test func `a quote has a bar at its left`() {
    #expect(
      text("> The model answer\n>\n> in two parts.") == "│ The model answer\n│\n│ in two parts.")
  }

  @Test func `code is indented and never wrapped`() {
    #expect(
      text(
        "So:\n\n```swift\nlet detail = Detail()\n\n  present(detail, animated: true)\n```",
        width: 20)
        == "So:\n\n    let detail = Detail()\n\n      present(detail, animated: true)")
  }

  @Test func `a table keeps its columns in line`() {
    #expect(
      text("| view | alpha |\n|---|---|\n| card | 1 |\n| 徽章 | 0.5 |")
        == """
        view  alpha
        ───────────
        card  1
        徽章  0.5
        """)
  }

  @Test func `a table wider than the console wraps inside its cells`() {
    #expect(
      text("| callback | when |\n|-|-|\n| viewDidLoad | once the view is loaded |", width: 24)
        == """
        callback     when
        ────────────────────────
        viewDidLoad  once the
                     view is
                     loaded
        """)
  }

  @Test func `without unicode the marks are ASCII`() {
    let ascii = Style(hasColor: false, hasUnicode: false)
    #expect(
      text("- card\n\n> badge\n\n---", style: ascii) == "- card\n\n| badge\n\n--------------------")
  }

  @Test func `control characters never reach the console`() {
    #expect(text("a\u{1B}[2Jb `c\u{7}d`\u{202E}e") == "a[2Jb `cd`e")
  }

  @Test func `nothing gives nothing`() {
    #expect(text("") == "")
  }

  @Test(arguments: [
    ("Plain words of any number, wrapped as often as it takes.", []),
    ("- `one` and *two*\n- https://a.exam", []),
    ("An undividable-word-here.", ["undividable-word-here."]),
    ("```swift\nlet apples = 1\n```", ["    let apples = 1"]),
    ("| a | b |\n|---|---|\n| one | two |", []),
    ("| fruit | colours |\n|---|---|\n| watermelons | green |", ["watermelons"]),
  ]) func `what a column can't show is told`(markdown: String, overflow: [String]) {
    #expect(Markdown(markdown).overflow(width: 17) == overflow)
  }
}
