import Testing

@testable import KataCourse

@Suite struct `An answer's line` {
  struct Case: Sendable, CustomTestStringConvertible {
    var answer: String
    var printed: String
    var isSame: Bool
    var testDescription: String { "\(answer) \(isSame ? "=" : "≠") \(printed)" }
  }

  private static func same(_ pairs: (String, String)...) -> [Case] {
    pairs.map { Case(answer: $0.0, printed: $0.1, isSame: true) }
  }

  private static func different(_ pairs: (String, String)...) -> [Case] {
    pairs.map { Case(answer: $0.0, printed: $0.1, isSame: false) }
  }

  static let spaces =
    same(
      ("a: 1", "a:1"), ("  two  words ", "two words"), ("a\u{A0}b", "a b"), ("a:\t1", "a: 1"),
      ("“quoted”", "\"quoted\""))
    + different(("twowords", "two words"), ("", "a"), ("a b c", "a b"))

  static let geometry =
    same(
      ("(0, 0)", "(0.0, 0.0)"), ("{0, 0}", "(0.0, 0.0)"), ("CGPoint(x: 0, y: 0)", "(0.0, 0.0)"),
      ("(x: 0, y: 0)", "(0.0, 0.0)"), ("0, 0", "(0.0, 0.0)"), ("{10,20}", "(10.0, 20.0)"),
      ("CGSize(width: 3, height: 4)", "(3.0, 4.0)"),
      ("{{0, 0}, {10, 10}}", "(0.0, 0.0, 10.0, 10.0)"),
      ("CGRect(x: 0, y: 0, width: 10, height: 10)", "(0.0, 0.0, 10.0, 10.0)"),
      (
        "CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))",
        "(1.0, 2.0, 3.0, 4.0)"
      ),
      ("((1, 2), (3, 4))", "(1.0, 2.0, 3.0, 4.0)"), ("card: {1, 2}", "card: (1.0, 2.0)"),
      ("(-1, -2)", "(-1.0, -2.0)"), ("(−1, 2)", "(-1.0, 2.0)"),
      ("a (1, 2) b {3, 4}", "a (1.0, 2.0) b (3.0, 4.0)"),
      ("0 0 300 240", "(0.0, 0.0, 300.0, 240.0)"), ("card: 1 2", "card: (1.0, 2.0)"))
    + different(
      ("(0, 1)", "(1.0, 0.0)"), ("(0, 0, 0)", "(0.0, 0.0)"), ("0", "(0.0, 0.0)"),
      ("[1, 2]", "(1.0, 2.0)"), ("Optional(5)", "5"), ("max(1, 2)", "min(1, 2)"))

  static let numbers =
    same(
      ("1", "1.0"), ("+1", "1"), ("-0", "0.0"), (".5", "0.5"), ("1e3", "1000"),
      ("0.3333", "0.33333333"),
      ("100.05", "100"), ("-99.95", "-100"), ("3 - 1", "3 - 1"))
    + different(
      ("1.002", "1.0"), ("100.2", "100"), ("0.002", "0"), ("-1", "1"), ("1", "one"), ("2x", "2"),
      ("nan", "1"), ("1", "true"))

  static let words =
    same(("nil", "nil"), ("true", "true"), ("Tap: Öffnen", "Tap: Öffnen"))
    + different(("Nil", "nil"), ("feed", "Feed"), ("False", "false"), ("feed: Two", "feed: two"))

  static let callbacks =
    same(
      ("detail.viewdidload", "Detail.viewDidLoad"), ("Detail . viewDidLoad", "Detail.viewDidLoad"),
      ("Detail.viewDidLoad()", "Detail.viewDidLoad"),
      ("Detail.didMove", "Detail.didMove(toParent: Navigation)"),
      ("detail.didmove(toparent: navigation)", "Detail.didMove(toParent: Navigation)"),
      ("detail#2.deinit", "Detail#2.deinit"),
      ("List.willMove(toParent: nil)", "List.willMove(toParent: nil)"))
    + different(
      ("Detail.deinit", "Detail#2.deinit"), ("viewDidLoad", "Detail.viewDidLoad"),
      ("Detail.viewDidLoad(animated)", "Detail.viewDidLoad"),
      ("Detail.didMove(toParent: nil)", "Detail.didMove(toParent: Navigation)"),
      ("List.willMove", "List.willMove(toParent: nil)"),
      ("List.willMove", "List.willMove(toParent: Navigation)"))

  @Test(arguments: [spaces, geometry, numbers, words, callbacks].flatMap { $0 })
  func `means what is printed, however it is spelled`(_ one: Case) {
    let comparison = LineComparison(
      tolerance: 0.001,
      among: [
        "Detail.didMove(toParent: Navigation)", "List.willMove(toParent: nil)",
        "List.willMove(toParent: Navigation)", "Detail.viewDidLoad", "Detail#2.deinit",
      ])
    #expect(comparison.isSame(one.answer, one.printed) == one.isSame)
  }

  @Test(arguments: [(0.0, "1.0005", false), (0.1, "1.09", true), (0.1, "1.2", false)])
  func `is as near as the kata wants it`(_ tolerance: Double, _ answer: String, _ isSame: Bool) {
    let comparison = LineComparison(tolerance: tolerance, among: [])
    #expect(comparison.isSame(answer, "1") == isSame)
  }
}
