import KataCourse
import KataTestSupport
import Testing

@testable import KataConsole

/// What is said below the compiler's commonest errors, each from a real compilation with the model.
@Suite struct CompilerSentenceTests {
  /// A line that the compiler refuses, and how the sentence about it begins.
  typealias Case = (line: String, says: String)

  private static let types: [Case] = [
    ("class A1: UIViewController { func viewDidLoad() {} }", "A superclass has this already."),
    (
      "class A2: UIView { override func layoutSubview() {} }",
      "No superclass has it under this name"
    ),
    (
      "extension UIView { override func layoutSubviews() {} }",
      "No superclass has it under this name"
    ),
    ("final class A4 { let a: Int }", "A property of `A4` has no value to begin with."),
    (
      "class A5: UIView { func f() { _ = #selector(tap) }; func tap() {} }",
      "A selector reaches only what Objective-C sees. Write `@objc` in front of `tap()`."
    ),
    ("let a6 = UICollectionView()", "UIKit has `UICollectionView`, the course's model hasn't."),
    ("@MainActor func a7(_ v: UIView) { v.isHiden = true }", "Is `isHidden` meant?"),
    (
      "@MainActor func a8(_ v: UIView) { v.maskView = nil }",
      "`UIView` has nothing of this name here."
    ),
    ("@MainActor func a9() { _ = UIView.animated() }", "`UIView` has nothing of this name here."),
    ("func a10(_ v: UIVeiw) {}", "Is `UIView` meant?"),
    ("func a11() { prnt() }", "Is `print` meant?"),
    ("func a12() { wherever() }", "Nothing of this name can be seen here."),
    ("struct A13 { private var a = 1 }; let a13 = A13().a", "`a` is `private`"),
    ("func a14() {}; func a14() {}", "There is another `a14()` already."),
    ("nonisolated func a15() { _ = UIView() }", "UIKit belongs to the main actor"),
    ("nonisolated func a16(_ v: UIView) { v.alpha = 1 }", "UIKit belongs to the main actor"),
    ("final class A17 { static var count = 0 }", "What stands outside of every object"),
    ("func a18() async {}; func a18b() async { a18() }", "It waits: write `await`."),
    ("func a19() async {}; func a19b() { a19() }", "It waits, which only an `async` function"),
    ("func a20() throws {}; func a20b() { a20() }", "It can fail: write `try`"),
    ("func a21() throws {}; func a21b() { try a21() }", "It can fail, and nobody takes the error"),
    ("func a22() { return 1 }", "It promises no value."),
    ("@MainActor func a23(_ v: UIView) -> CGRect { v.superview.bounds }", "It may be nil."),
    ("func a24(_ v: Int?) -> Int { v }", "It may be nil."),
    ("struct A25 { var x = 1; func f() { x = 2 } }", "A structure's own method"),
    ("func a26() { let b = 1; b = 2 }", "`b` never changes"),
    ("func a27(_ b: Int) { b += 1 }", "`b` never changes"),
    ("func a28(_ b: [Int]) { b.append(1) }", "`b` never changes"),
    ("struct A29 { let x = 1; mutating func f() { x = 2 } }", "`x` never changes"),
    ("func a30(_ i: Int) -> CGFloat { i }", "Swift makes no `CGFloat` of an `Int` by itself"),
    ("let a31: CGFloat = \"a\"", "A `String` stands where a `CGFloat` has to."),
    ("let a32 = CGPoint(x: 1, z: 2)", "The label is `x:y:`, not `x:z:`."),
    ("let a33 = CGRect(x: 0, y: 0, width: 1)", "The call lacks its `height`."),
    (
      "protocol A34 { func f() }; final class A34b: A34 {}",
      "`A34b` lacks a part of what `A34` asks"
    ),
    ("extension UIView { var a35 = 1 }", "An extension can't store anything."),
    (
      "final class A36 { var a = 1; func g(_ h: @escaping () -> Void) {}; func f() { g { a = 2 } } }",
      "The closure is kept and keeps `self` with it."
    ),
    (
      "func b5(_ m: UIView.ContentMode) -> Int { switch m { case .center: 1 } }",
      "Not every case has a branch."
    ),
    (
      "class A38: UIViewController { func f() { DispatchQueue.main.async { view.alpha = 1 } } }",
      "The closure is kept and keeps `self` with it."
    ),
    (
      "final class A37 { var a: (() -> Void)?; func f(_ g: () -> Void) { a = g } }",
      "`g` is kept for later."
    ),
  ]

  /// What the compiler says only where nothing else is wrong.
  private static let flow: [Case] = [
    (
      "class B1: UIView { let a = 1; override init(frame: CGRect) {}; required init?(coder: NSCoder) { nil } }",
      "An initialiser sets the properties of its own class, and then calls `super.init(…)`."
    ),
    (
      "class B2: UIView { let b: Int; override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }",
      "`b` needs its value before `super.init` is called"
    ),
    (
      "class B3: UIView { override init(frame: CGRect) { isHidden = true; super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }",
      "There is no whole object before `super.init`"
    ),
    ("func b4(_ a: Bool) -> Int { if a { return 1 } }", "One way through it comes to the end"),
  ]

  /// What the compiler notices at the end of a type or a file.
  private static let alone: [Case] = [
    ("class C0: UIView { init() { super.init(frame: .zero) } }", "With an initialiser of its own"),
    ("func c1() {} }", "There is one closing brace too many."),
    ("func c2() {", "A brace that opens has no end."),
  ]

  @Test func `an error has a sentence that says what to do, and every sentence has its error`()
    async throws
  {
    let names: Set = ["UIView", "isHidden", "print"]
    var messages: [String] = []
    for cases in [Self.types, Self.flow] + Self.alone.map({ [$0] }) {
      let errors = try await Self.errors(of: cases.map(\.line))
      messages += errors.map(\.message)
      for (index, expected) in cases.enumerated() {
        let own = errors.filter { $0.line == index + 2 || cases.count == 1 }
        let sentences = own.compactMap { English().meaning(ofError: $0.message, names: names) }
        #expect(
          sentences.contains { $0.hasPrefix(expected.says) },
          "\(expected.line): \(own.map(\.message)) \(sentences)")
      }
    }
    let untried = CompilerMessage.allCases.filter { error in
      !messages.contains { error.pattern.parts(of: $0) != nil }
    }
    #expect(untried == [])
  }

  private static func errors(of lines: [String]) async throws -> [Diagnostic] {
    let source = "import UIKit\n" + lines.map { $0 + "\n" }.joined()
    let compilation = try await Model.runner().compile(
      Program(source: source, fileName: "Feed.swift"))
    guard case .rejected(let diagnostics, _) = compilation else { return [] }
    return diagnostics.filter { $0.severity == .error }
  }
}
