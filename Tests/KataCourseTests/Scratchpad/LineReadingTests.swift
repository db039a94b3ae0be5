import Testing

@testable import KataCourse

@Suite struct `What a line of a scratchpad is` {
  @Test(arguments: [
    ("view.frame", [Statement.Kind.expression]), ("basket[0] == 1", [.expression]),
    ("a <= b", [.expression]), ("try eat()", [.expression]), ("await ripe()", [.expression]),
    ("{ 1 }()", [.expression]), ("-1", [.expression]), ("actor", [.expression]),
    ("count = 2", [.action]), ("count += 2", [.action]), ("_ = eat()", [.action]),
    ("for a in b { c }", [.action]), ("if a { b }", [.action]), ("outer: while a { b }", [.action]),
    ("Task { eat() }", [.action]), ("Task.detached { eat() }", [.action]),
    ("Task.isCancelled", [.expression]), ("#if DEBUG\na\n#endif", [.action]),
    ("let a = 1", [.declaration]), ("@MainActor func f() {}", [.declaration]),
    ("final class A {}", [.declaration]), ("actor A {}", [.declaration]),
    ("nonisolated(unsafe) var a = 1", [.declaration]), ("import Foundation", [.declaration]),
    ("a; b = 1; let c = { 1; 2 }", [.expression, .action, .declaration]), ("", []),
    ("// nothing", []), ("a // and more", [.expression]),
  ])
  func `is made out by its words`(line: String, kinds: [Statement.Kind]) {
    #expect(Statement.list(in: SwiftSource(line).tokens).map(\.kind) == kinds)
  }

  @Test(arguments: [
    ("await ripe()", true), ("1 + (await ripe())", true), ("f { await ripe() }", false),
    ("f", false),
  ])
  func `awaits where that is no closure's business`(line: String, awaits: Bool) {
    #expect(Statement.list(in: SwiftSource(line).tokens).map(\.awaits) == [awaits])
  }

  @Test(arguments: [
    ("let a = 1, b: [Int] = [c, d]", ["var a", "var b"]),
    ("var (a, (b, _)) = (1, (2, 3))", ["var a", "var b"]),
    ("let `class` = 1\nlet b = f(\n  x, y)\nlet c: Int", ["var class", "var b", "var c"]),
    ("final class A { var x = 1 }\nstruct B {}\nactor C {}", ["class A", "struct B", "class C"]),
    ("func f(_ a: Int, by b: [Int] = []) -> Int { 1 }", ["func f(_a:Int,byb:[Int]=[])"]),
    (
      "enum E { case a, b }\ntypealias F = E\nprotocol G {}",
      ["enum E", "typealias F", "protocol G"]
    ),
    ("for x in y { let z = 1 }", []), ("extension Int { var a: Int { 1 } }", []),
    ("f { let a = 1 }", []), ("var a: Int { get { b } }", ["var a"]),
    ("let x = a, b\nc, d", ["var x", "var b"]),
  ])
  func `declares names`(text: String, names: [String]) {
    let list = DeclarationList(SwiftSource(text).tokens)
    #expect(list.names.map { "\($0.kind) \($0.name)\($0.parameters)" } == names)
  }

  @Test(arguments: [
    ("import Foundation", ["Foundation"]), ("import struct Foundation.Date", ["Foundation"]),
    ("@testable import Feed\nlet a = 1", ["Feed"]), ("importer()", []),
  ])
  func `imports modules`(text: String, modules: [String]) {
    #expect(DeclarationList(SwiftSource(text).tokens).imports == modules)
  }

  @Test(arguments: [
    ("struct A {}", true), ("extension Int {}", true), ("infix operator +++", true),
    ("func +++(a: Int, b: Int) -> Int { a }", true), ("let a = 1", false), ("func f() {}", false),
  ])
  func `is needed by all behind it where no name says so`(text: String, isNeeded: Bool) {
    #expect(DeclarationList(SwiftSource(text).tokens).isAlwaysNeeded == isNeeded)
  }

  @Test func `imports what it names, and the latest of each name`() {
    var lines: [ScratchpadLine] = []
    for text in ["let a = 1", "let b = 2", "let a = 3", "struct C {}"] {
      lines.append(
        ScratchpadLine(
          text, spelling: .init(source: text), number: lines.count + 1,
          firstLine: lines.count + 1))
    }
    let line = ScratchpadLine("a", spelling: .init(source: "a"), number: 5, firstLine: 5)
    #expect(
      line.source(after: lines, modules: ["Fruit"], additions: "") == """
        import Fruit
        import Scratchpad
        @testable import Try4
        @testable import Try3
        @testable import var Try3.a
        @testable import Try1
        _show {
        #sourceLocation(file: "try", line: 5)
        a }
        #sourceLocation(file: "<appended>", line: 1)

        """)
  }
}

@Suite struct `What a scratchpad's host tells` {
  @Test func `comes in pieces, and other bytes between`() {
    var reader = HostRecordReader()
    var records: [HostRecord] = []
    for piece in ["val", "ue 5\na\nb", "\nc", "nonsense\nback 5\n3 0 4d", "one 1\n4"] {
      reader.add(Array(piece.utf8)[...])
      while let record = reader.next() { records.append(record) }
    }
    #expect(
      records
        == [
          .value("a\nb\nc"), .back(lines: 3, ending: .exited(0), peakMemory: 4 << 10),
          .done(lines: 4),
        ])
  }

  @Test func `says how a process has ended`() {
    #expect(
      HostRecord("back", "3 11 2048")
        == .back(lines: 3, ending: .signalled(11), peakMemory: 2048 << 10))
    #expect(
      HostRecord("back", "0 768 1") == .back(lines: 0, ending: .exited(3), peakMemory: 1 << 10))
    #expect(HostRecord("back", "3") == nil)
  }
}
