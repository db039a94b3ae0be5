import Foundation
import Testing

@testable import KataCourse

@Suite struct `Swift source` {
  private static let everything = ##"""
    #!/usr/bin/swift
    @objc func `a b`(_ été: [Int] = [1_0, 0x1.8p-3]) -> String? { // "not a text
      /* /* nested */ */ let $0 = "x \(y + "z \(w)") /* no */", r = !/a\/(b)[)]/, t = a / b
      #if os(Linux)
      return #"raw \(no) \#(yes)"# + """
        many \(lines) "quotes" \
        """ + #/x / y/# ×÷ `class`.2.3
      #endif
    }\#r\#n
    """##

  private static func joined(_ source: String) -> String {
    SwiftSource(source).tokens.map(\.text).joined()
  }

  @Test(arguments: [
    everything, "\"\"\"", "\"\\(", "/* open", "#", "\\", "`", "#/", "/", "@", "$", "0x", "1.", "",
    "#\"", "\u{FEFF}a", "é\u{301}\"\u{301}\"", "\"a\\",
  ]) func `is its tokens, joined`(_ source: String) {
    #expect(Array(Self.joined(source).utf8) == Array(source.utf8))
  }

  @Test func `is its tokens wherever it is broken off`() {
    for index in Self.everything.indices {
      let (head, tail) = (Self.everything[..<index], Self.everything[index...])
      #expect(Self.joined(String(head)).utf8.elementsEqual(head.utf8))
      #expect(Self.joined(String(tail)).utf8.elementsEqual(tail.utf8))
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `of every file here is whole, and is its tokens`() throws {
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = SwiftSource(text)
      #expect(source.isComplete, "\(file.path)")
      #expect(source.tokens.map(\.text).joined().utf8.elementsEqual(text.utf8), "\(file.path)")
      var end = 0
      for token in source.tokens {
        if token.range != end..<end + token.text.utf8.count { Issue.record("\(file) \(token)") }
        end = token.range.upperBound
      }
      names.insert(file.lastPathComponent)
    }
    #expect(names.isSuperset(of: ["Package.swift", "SwiftSource.swift", "Program.swift"]))
  }

  @Test(arguments: [
    "/* open", "/* /* */", "\"open", "\"\"\"\nopen", "#\"open\"", "print((1)", "`open", "\"\\(open",
    "#/open\n/#", "#/\nopen", "\"open\\\n\"",
  ]) func `that leaves something open isn't whole`(source: String) {
    #expect(!SwiftSource(source).isComplete)
  }

  @Test func `counts its tokens' places in bytes`() {
    #expect(SwiftSource("let été = \"ü\" + tap").tokens.last?.range == 19..<22)
  }
}
