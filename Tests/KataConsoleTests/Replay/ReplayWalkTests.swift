import Testing

@testable import KataConsole

@Suite struct `Walking through a replay` {
  private static func walk(_ keys: ScreenKey..., pictures: Int = 2) -> ReplayWalk {
    var walk = ReplayWalk(
      texts: ["Feed.viewDidLoad", "Feed.viewDidAppear", "print", "Detail.viewDidLoad"],
      pictures: pictures)
    for key in keys { walk.press(key) }
    return walk
  }

  private static func typed(_ text: String) -> ReplayWalk {
    var walk = walk()
    for character in text {
      walk.press(character == "⏎" ? .enter : .character(character))
    }
    return walk
  }

  @Test(arguments: [
    ScreenKey.character(" "), .character("j"), .character("f"), .character("l"), .down, .right,
    .pageDown, .enter,
  ])
  func `goes on, and stays at the last step`(key: ScreenKey) {
    #expect(Self.walk(key, key).index == 2)
    let walk = Self.walk(key, key, key, key)
    #expect(walk.index == 3)
    #expect(walk.notice == .atEnd)
  }

  @Test(arguments: [
    ScreenKey.character("b"), .character("k"), .up, .left, .pageUp, .backspace,
  ])
  func `goes back, and stays at the first step`(key: ScreenKey) {
    #expect(Self.walk(.end, key).index == 2)
    let walk = Self.walk(key)
    #expect(walk.index == 0)
    #expect(walk.notice == .atStart)
    #expect(Self.walk(key, .down).notice == nil)
  }

  @Test func `goes to the first, the last and any step`() {
    #expect(Self.typed("G").index == 3)
    #expect(Self.typed("Gg").index == 0)
    #expect(Self.typed("3⏎").index == 2)
    #expect(Self.typed("3").entry == .number("3"))
    #expect(Self.typed("3j").index == 1)
    #expect(Self.typed("12⏎").notice == .noStep(12))
    #expect(Self.typed("0⏎").notice == .noStep(0))
    #expect(Self.walk(.character("1"), .backspace).entry == nil)
    #expect(Self.walk(.character("4"), .escape, .enter).index == 1)
  }

  @Test func `finds a text, on and round again, and back`() {
    #expect(Self.typed("/didload").entry == .search("didload"))
    #expect(Self.typed("/didload⏎").index == 3)
    #expect(Self.typed("/didload⏎n").index == 0)
    #expect(Self.typed("/didload⏎nN").index == 3)
    #expect(Self.typed("/kiwi⏎").notice == .notFound("kiwi"))
    #expect(Self.typed("/q12 ").entry == .search("q12 "))
    #expect(Self.walk(.character("/"), .backspace).entry == nil)
  }

  @Test func `shows one picture after the other`() {
    #expect(Self.walk(.tab).picture == 1)
    #expect(Self.typed("pp").picture == 0)
    #expect(Self.walk(.tab, pictures: 0).picture == 0)
  }

  @Test func `shows help until the next key, which does nothing else`() {
    #expect(Self.typed("h").showsHelp)
    let walk = Self.typed("?j")
    #expect(!walk.showsHelp)
    #expect(walk.index == 0)
  }

  @Test func `ends with q and with Ctrl-C, wherever one is`() {
    #expect(Self.typed("q").hasEnded)
    #expect(Self.walk(.leave).hasEnded)
    #expect(Self.walk(.character("/"), .leave).hasEnded)
    #expect(Self.walk(.character("h"), .leave).hasEnded)
    #expect(!Self.typed("x").hasEnded)
    #expect(Self.typed("x").notice == .unknownKey)
  }

  @Test func `a redraw changes nothing`() {
    #expect(Self.walk(.character("3"), .redraw) == Self.walk(.character("3")))
  }
}
