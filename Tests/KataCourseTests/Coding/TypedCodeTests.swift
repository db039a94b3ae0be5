import Testing

@testable import KataCourse

@Suite struct `Code that is typed for a file` {
  private static let file = """
    import Fruit

    /// Sells fruit.
    final class Stand: Shop {
      private var basket: [String] = []

      /// Takes one out.
      @MainActor func sell(_ fruit: String, for price: Int) -> Bool {
        false
      }

      func close() {}
    }

    """

  private func put(
    _ text: String, into file: String = Self.file, function: String? = "sell"
  ) throws -> (file: String, names: [String]) {
    let put = try TypedCode(text).put(into: file, function: function)
    return (put.file, put.changes.map { ($0.isNew ? "+" : "") + $0.name })
  }

  @Test(
    "begins with a brace, an attribute, a comment or the words of a declaration",
    arguments: [
      ("{", true), ("  { nil }", true), ("@objc", true), ("/// Sells.", true),
      ("func sell() {", true),
      ("private(set) var a = 1", true), ("import Fruit", true), ("deinit {", true),
      ("deinit", true),
      ("final class A {", true), ("init() {}", true), ("", false), ("sell()", false),
      ("class", false),
      ("check", false), ("next", false), ("return nil", false), ("}", false),
      ("fun sell() {}", false),
    ])
  func begins(_ line: String, isCode: Bool) {
    #expect(TypedCode.begins(with: line) == isCode)
  }

  @Test func `in braces is the body of the function that is asked for`() throws {
    let (file, names) = try put("{\n  basket.removeAll()\n  return true\n}")
    #expect(names == ["sell(_:for:)"])
    #expect(
      file
        == Self.file.replacing(
          "{\n    false\n  }", with: "{\n    basket.removeAll()\n    return true\n  }"))
    #expect(try put("{ true }", function: "sell(_:for:)").file.contains("-> Bool { true }\n"))
  }

  @Test func `in braces keeps the indentation it was copied with`() throws {
    let copied = "{\n    if true {\n      return false\n    }\n\n    return true\n  }\n"
    #expect(
      try put(copied).file.contains(
        "Bool {\n    if true {\n      return false\n    }\n\n    return true\n  }\n\n  func close"))
  }

  @Test func `takes the place of the declaration of its name, whose comment stays`() throws {
    let (file, names) = try put(
      "func sell(_ a: String, for b: Int) -> Bool {\n  b > 1\n}", function: nil)
    #expect(names == ["sell(_:for:)"])
    #expect(
      file.contains(
        "  /// Takes one out.\n  func sell(_ a: String, for b: Int) -> Bool {\n    b > 1\n  }\n\n"))
    #expect(!file.contains("@MainActor"))
    let commented = try put("  // Gone.\n  func sell(_ a: String, for b: Int) {}").file
    #expect(commented.contains("= []\n\n  // Gone.\n  func sell(_ a: String, for b: Int) {}\n\n"))
  }

  @Test func `is added where there is none of its name: labels, and what is static, count`() throws
  {
    let (file, names) = try put(
      "static func sell(_ a: String, for b: Int) {}\nfunc sell(fruit: String) {\n}")
    #expect(names == ["+static sell(_:for:)", "+sell(fruit:)"])
    #expect(
      file.hasSuffix(
        "  func close() {}\n\n  static func sell(_ a: String, for b: Int) {}\n\n"
          + "  func sell(fruit: String) {\n  }\n}\n"))
  }

  @Test func `may be many declarations, pasted with a type or an import`() throws {
    let (file, names) = try put(
      """
      import Fruit
      import Money
      struct Till { var sum = 0 }
      private var basket: [String: Int] = [:] {
        didSet { print(basket) }
      }
      extension Stand { func open() {} }
      """)
    #expect(names == ["+import Money", "+Till", "basket", "+extension Stand"])
    #expect(file.hasPrefix("import Fruit\nimport Money\n\n/// Sells fruit.\n"))
    #expect(
      file.contains(
        "Shop {\n  private var basket: [String: Int] = [:] {\n    didSet { print(basket) }\n  }\n\n"
      ))
    #expect(
      file.hasSuffix("}\n\nstruct Till { var sum = 0 }\n\nextension Stand { func open() {} }\n"))
    #expect(try put("extension Stand { }", into: file).names == ["extension Stand"])
  }

  @Test func `of a whole file leaves no second of anything`() throws {
    let (file, names) = try put(Self.file)
    #expect(file == Self.file)
    #expect(names == ["Stand"])
  }

  @Test func `goes beside the function that is asked for, or into the file`() throws {
    let free = "func sell() -> Int { 1 }\n\nclass A {}\nclass B {}\n"
    #expect(
      try put("func help() {}", into: free).file
        == "func sell() -> Int { 1 }\n\nclass A {}\nclass B {}\n\nfunc help() {}\n")
    #expect(
      try put("let a = 1", into: "class A {}\n", function: nil).file
        == "class A {\n  let a = 1\n}\n")
    let two = "class A {}\nclass B { func sell() {} }\n"
    #expect(
      try put("deinit {}", into: two).file
        == "class A {}\nclass B { func sell() {}\n\n  deinit {}\n}\n")
  }

  @Test(arguments: [
    ("print(1)", TypedCode.Refusal.noDeclaration), ("func a() {}\nprint(1)", .noDeclaration),
    ("// Nothing.", .noDeclaration), ("{ 1 } { 2 }", .noDeclaration),
    ("func a() {", .noDeclaration),
    ("func a() { \"", .noDeclaration), ("#if a\nfunc a() {}\n#endif", .noDeclaration),
    ("func a() {}\u{0}", .noDeclaration),
  ])
  func `is refused where it is neither`(text: String, refusal: TypedCode.Refusal) {
    #expect(throws: refusal) { try TypedCode(text).put(into: Self.file, function: "sell") }
  }

  @Test func `is refused where its place can't be told`() {
    let two = "class A { func sell() {} }\nclass B { func sell() {} }\n"
    func refusal(_ text: String, _ file: String, _ function: String? = "sell") -> TypedCode.Refusal?
    {
      do throws(TypedCode.Refusal) {
        _ = try TypedCode(text).put(into: file, function: function)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal("{}", Self.file, nil) == .noBodyAsked)
    #expect(refusal("{}", Self.file, "buy") == .noSuchFunction("buy"))
    #expect(refusal("{}", two) == .several("sell"))
    #expect(refusal("func sell() {}", two) == .several("sell()"))
    #expect(refusal("override func buy() {}", two, nil) == .needsType("buy()"))
    #expect(refusal("func buy() {}", "class A {\n") == .brokenFile)
  }
}
