import KataCourse
import Testing

@testable import UIKataRunner

@Suite struct `Spelling without Objective-C` {
  private func spell(_ source: String) -> Dialect.Spelling {
    var spelling = ObjectiveCSpelling(source, outline: ProgramOutline(source))
    return spelling.spelled()
  }

  @Test func `attributes are blanked, lines and columns stay`() {
    let source = """
      import UIKit
      @objcMembers final class Feed: UIViewController {
        @IBOutlet weak var card: UIView?
        @objc(show:) func present(_ photo: Any) {} // a @nonobjc comment
        @IBAction
        func tap() { print("a @nonobjc text") }
      }
      """
    var expected = source
    for attribute in ["@objcMembers", "@IBOutlet", "@objc(show:)", "@IBAction"] {
      expected.replace(attribute, with: String(repeating: " ", count: attribute.count))
    }
    #expect(spell(source).source == expected)
  }

  @Test func `methods are registered under Objective-C's names`() {
    let spelling = spell(
      """
      import UIKit
      class Feed: UIViewController {
        @objc func refresh() -> Bool { true }
        @objc private func handleTap(_ sender: Any) {}
        @IBAction func load(photo: Any, from list: Any) {}
        @objc func scroll(to point: Any) {}
        @objc(show:) func present(_ photo: Any) {}
        @objc static func shared() {}
        @objc func load() async {}
        @MainActor @objc func pull(photo: Any, _ list: Any) {}
        func plain() {}
      }
      extension Feed { @objc func refresh(_ sender: Any) {} }
      """)
    #expect(spelling.opening == "Feed._expose0();")
    #expect(
      spelling.epilogue == """
        extension Feed {
          fileprivate static func _expose0() {
            _SelectorTable.register("refresh", Feed.refresh as @Sendable (Feed) -> @MainActor () -> Bool)
            _SelectorTable.register("handleTap:", Feed.handleTap(_:))
            _SelectorTable.register("loadWithPhoto:from:", Feed.load(photo:from:))
            _SelectorTable.register("scrollTo:", Feed.scroll(to:))
            _SelectorTable.register("show:", Feed.present(_:))
            _SelectorTable.register("pullWithPhoto::", of: Feed.self) { $0.pull(photo: $1, $2) }
            _SelectorTable.register("refresh:", Feed.refresh(_:))
          }
        }
        """)
  }

  @Test(arguments: [
    ("func show(_ photo: Any = \"\\(a, b)\")", "show:", "show(_:)"),
    ("func show(`in` list: Set<Array<Int>>, to card: Any)", "showIn:to:", "show(in:to:)"),
    ("func `repeat`(a: Any = 1 ..< 2, b: Any)", "repeatWithA:b:", "repeat(a:b:)"),
    ("func show<T: Set<Array<Int>>>(_ photo: T)", "show:", "show(_:)"),
  ])
  func `labels are found whatever stands between them`(
    method: String, name: String, reference: String
  ) {
    let spelling = spell("class Feed { @objc \(method) {} }")
    #expect(
      spelling.epilogue.contains("_SelectorTable.register(\"\(name)\", Feed.\(reference))"),
      "\(spelling.epilogue)")
  }

  @Test func `a regular expression holds no code`() {
    let source = "class Feed { let r = /@objc \"{ #selector(a)/; @objc func a() {} }"
    let spelling = spell(source)
    #expect(spelling.source == source.replacing("@objc func", with: "      func"))
    #expect(spelling.opening == "Feed._expose0();")
  }

  struct Use: Sendable {
    var selector: String
    var name: String
    init(_ selector: String, _ name: String) { (self.selector, self.name) = (selector, name) }
  }

  @Test(arguments: [
    Use("#selector(refresh)", "refresh"),
    Use("#selector(self.refresh)", "refresh"),
    Use("#selector(Feed.refresh)", "refresh"),
    Use("#selector(handleTap)", "handleTap:"),
    Use("#selector(handleTap(_:))", "handleTap:"),
    Use("#selector(Feed.handleTap(_:))", "handleTap:"),
    Use("#selector(inBase)", "inBase"),
    Use("#selector(viewDidLoad)", "viewDidLoad"),
    Use("#selector(UIView.setNeedsLayout)", "setNeedsLayout"),
    Use("#selector(visible)", "visible"),
  ])
  func `a selector becomes a look-up of the name`(use: Use) {
    let spelling = spell(
      """
      class Base: UIViewController { @objc func inBase() {} }
      @objcMembers class Members: Base { func visible() {} }
      class Feed: Members {
        override func viewDidLoad() { print(\(use.selector), 1) }
        @objc func refresh() {}
        @objc func handleTap(_ sender: Any) {}
      }
      """)
    #expect(spelling.refusals == [])
    let list = "Selector([\"\(use.name)\"][index])"
    #expect(spelling.epilogue.contains(list), "\(spelling.epilogue)")
    let look = "_s(0)" + String(repeating: " ", count: use.selector.utf8.count - 5)
    #expect(spelling.source.contains("print(\(look), 1)"))
  }

  struct Fault: Sendable {
    var selector: String
    var column: Int
    var message: String
    init(_ selector: String, _ column: Int, _ message: String) {
      (self.selector, self.column, self.message) = (selector, column, message)
    }
  }

  @Test(arguments: [
    Fault(
      "#selector(plain)", 22,
      "argument of '#selector' refers to instance method 'plain()' that is not exposed to "
        + "Objective-C"),
    Fault(
      "#selector(Feed.take(_:))", 22,
      "argument of '#selector' refers to instance method 'take(_:)' that is not exposed to "
        + "Objective-C"),
    Fault("#selector(missing)", 32, "cannot find 'missing' in scope"),
    Fault("#selector(Box.missing)", 36, "type 'Box' has no member 'missing'"),
    Fault("#selector(twice)", 32, "ambiguous use of 'twice'"),
    Fault(
      "#selector(hidden)", 22,
      "argument of '#selector' refers to instance method 'hidden()' that is not exposed to "
        + "Objective-C"),
  ])
  func `a selector that Objective-C can't have is refused`(fault: Fault) {
    let spelling = spell(
      """
      class Box { }
      @objcMembers class Feed {
        func load() { print(\(fault.selector)) }
        @nonobjc func plain() {}
        @nonobjc func take(_ photo: Any) {}
        func twice() {}
        func twice(_ sender: Any) {}
        private func hidden() {}
      }
      """)
    #expect(
      spelling.refusals == [
        Dialect.Refusal(line: 3, column: fault.column + 1, message: fault.message)
      ])
  }

  @Test func `a selector over several lines keeps them`() {
    let spelling = spell("class Feed {\n  @objc func a() {}\n  let s = #selector(\n    a\n  )\n}")
    #expect(
      spelling.source
        == "class Feed {\n        func a() {}\n  let s = _s(0)     \n     \n   \n}")
  }

  @Test func `a key path becomes its text`() {
    #expect(
      spell("print(#keyPath(Card.owner.name))").source == "print(\"owner.name\"             )")
  }

  @Test func `nothing is appended to a program that isn't whole`() {
    let spelling = spell("class Feed {\n  @objc func a() {}\n")
    #expect(spelling.epilogue == "")
    #expect(spelling.opening == "")
  }

  @Test func `imports of what UIKit brings along are blanked beside it`() {
    let source = "@preconcurrency import Foundation\nimport struct Foundation.URL; import UIKit\n"
    let expected = source.replacing("@preconcurrency import Foundation", with: spaces(33))
      .replacing("import struct Foundation.URL", with: spaces(28))
    #expect(spell(source).source == expected)
  }

  @Test func `imports stay in a program without UIKit`() {
    #expect(spell("import Foundation\nprint(1)").source == "import Foundation\nprint(1)")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
