import Testing

@testable import KataCourse

@Suite struct `The outline of a file` {
  private let plain = """
    import Foundation
    /// A basket.
    struct Basket {
      var fruits = ["fig"]  // a few
      init(_ count: Int) { fruits = Array(repeating: "fig", count: count) }
      func peeled() -> [String] { fruits.map { "peeled " + $0 } }
    }
    """

  @Test func `is everything but what is in the bodies of functions`() {
    #expect(
      SwiftOutline(plain)?.text
        == #"import Foundation struct Basket { var fruits = [ "fig" ] "#
        + #"init ( _ count : Int ) { func peeled ( ) -> [ String ] { }"#)
  }

  @Test(arguments: [
    ("fruits.map {", "fruits.reversed().map {"), ("// a few", "// none"),
    ("peeled() -> [String] {", "peeled() -> [String] {\n    print(\"here\")\n    return"),
  ])
  func `stays the same where only a body or a comment changes`(old: String, new: String) {
    #expect(SwiftOutline(plain.replacing(old, with: new))?.text == SwiftOutline(plain)?.text)
  }

  @Test(arguments: [
    ("var fruits", "var count = 0\n  var fruits"), ("[\"fig\"]", "[1]"), ("struct", "final class"),
    ("peeled()", "peeled(_ knife: Int = 1)"), ("func peeled", "private func peeled"),
    ("func peeled() -> [String] {", "var peeled: [String] {"),
  ])
  func `changes with whatever else does`(old: String, new: String) {
    #expect(SwiftOutline(plain.replacing(old, with: new))?.text != SwiftOutline(plain)?.text)
  }

  @Test func `keeps the bodies that callers can see into`() {
    for function in ["func a() -> some Sequence { [1] }", "@inline(__always) func a() { b() }"] {
      let other = function.replacing("[1]", with: "[2]").replacing("b()", with: "c()")
      #expect(SwiftOutline(function)?.text != SwiftOutline(other)?.text)
    }
  }

  @Test(arguments: ["func a() {", "print(1)", "struct A { ) }"])
  func `is none where the file can't be taken apart`(source: String) {
    #expect(SwiftOutline(source) == nil)
  }
}
