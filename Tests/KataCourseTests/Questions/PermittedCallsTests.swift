import Testing

@testable import KataCourse

@Suite struct `A permitted call` {
  private static let permitted = PermittedCalls(["basket.wash(_:times:)", "basket.empty()"])

  @Test(arguments: [
    "basket.empty()", "  basket.empty ( )  // at last", "basket.wash(apple)",
    "basket.wash(apple, times: 2)", "basket.wash(.apple, times: 1 + 2 * (3 - count) / 4)",
    "basket.wash(Fruit(sweet: true, for: nil).apple)", "basket.wash(.init(Kind.apple), times: -1)",
    "basket.wash(basket.first.apple, times: 0x10)",
  ])
  func `has plain values for arguments`(line: String) {
    #expect(Self.permitted.mistake(in: line) == nil)
  }

  @Test(arguments: [
    ("print(\"washed\")", CallMistake.anotherCall), ("basket.eat()", .anotherCall),
    ("other.empty()", .anotherCall), ("basket", .anotherCall), ("basket.empty", .anotherCall),
    ("// basket.empty()", .anotherCall), ("let it = basket.empty()", .anotherCall),
    ("basket.first.empty()", .anotherCall), ("await basket.empty()", .anotherCall),
    ("basket.wash(apple", .unfinished), ("basket.wash(apple, times: (2)", .unfinished),
    ("basket.wash(apple /* and", .unfinished), ("basket.empty())", .somethingBehind),
    ("basket.empty(); basket.empty()", .somethingBehind),
    ("basket.empty() + basket.empty()", .somethingBehind),
    ("basket.empty() { }", .somethingBehind), ("basket.wash(pick())", .callInside("pick")),
    ("basket.wash(self.pick())", .forbidden("self")),
    ("basket.wash((pick)())", .forbidden("(")), ("basket.wash(`pick`())", .callInside("`pick`")),
    ("basket.wash(\"apple\")", .forbidden("\"apple\"")),
    ("basket.wash({ apple })", .forbidden("{")),
    ("basket.wash([apple])", .forbidden("[")), ("basket.wash(count += 1)", .forbidden("+=")),
    ("basket.wash(count = 1)", .forbidden("=")), ("basket.wash(apple!)", .forbidden("!")),
    ("basket.wash(try apple)", .forbidden("try")), ("basket.wash(#line)", .forbidden("#line")),
    ("basket.wash(a ? b : c)", .forbidden("?")),
  ])
  func `is that and nothing else`(line: String, mistake: CallMistake) {
    #expect(Self.permitted.mistake(in: line) == mistake)
  }

  @Test(arguments: [
    ("basket.wash(_:times:)", true), ("basket.empty()", true), ("empty()", false),
    ("basket.wash", false), ("basket.wash(apple)", false),
  ])
  func `is named as Swift names methods`(name: String, isName: Bool) {
    #expect(PermittedCalls.isName(name) == isName)
  }
}
