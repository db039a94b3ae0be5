import KataTrace
import Testing

@Suite("A recogniser's state diagram")
struct StateDiagramTests {
  /// One recogniser's way through these states; `possible` begins anew.
  private func diagram(
    _ states: String..., isDiscrete: Bool? = false, strokes: Strokes = .box, columns: Int = 60
  ) -> String {
    let steps = zip(["possible"] + states, states).map {
      RecognizerSnapshot(name: "pan", view: "card", from: $0, to: $1, isDiscrete: isDiscrete)
    }
    return StateDiagram(of: steps, strokes: strokes, columns: columns).text()
  }

  @Test func `marks the path with numbers, and dashes what wasn't taken`() {
    #expect(
      diagram("began", "changed", "changed", "changed", "ended", "possible") == """
        pan of card
                             ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
        ┌──────────┐     ┌───┴───┐     ┌─────────┐     ┌───▼───┐
        │ possible ├─1──►│ began ├─2──►│ changed ├─5──►│ ended │
        └────┬─────┘     └───┬───┘     └┬────▲──┬┘     └───────┘
             ╎               ╎          └3-4─┘  ╎
        ┌╌╌╌╌▼╌╌╌╌╌┐         ╎            ┌╌╌╌╌╌▼╌╌╌╌╌┐
        ╎  failed  ╎         └╌╌╌╌╌╌╌╌╌╌╌►╎ cancelled ╎
        └╌╌╌╌╌╌╌╌╌╌┘                      └╌╌╌╌╌╌╌╌╌╌╌┘
        1 began, 2-4 changed, 5 ended
        """)
  }

  @Test func `counts on through several gestures`() {
    #expect(
      diagram(
        "failed", "possible", "began", "cancelled", "possible", "began", "ended", "possible",
        "began", "changed", "cancelled") == """
          pan of card
                               ┌─────────────5───────────────┐
          ┌──────────┐     ┌───┴───┐     ┌─────────┐     ┌───▼───┐
          │ possible ├2,4…►│ began ├─7──►│ changed ├╌╌╌╌►│ ended │
          └────┬─────┘     └───┬───┘     └┬────▲──┬┘     └───────┘
               │ 1             │          └╌╌╌╌┘  │ 8
          ┌────▼─────┐         │            ┌─────▼─────┐
          │  failed  │         └─3─────────►│ cancelled │
          └──────────┘                      └───────────┘
          1 failed, 2 began, 3 cancelled, 4 began, 5 ended, 6 began,
          7 changed, 8 cancelled
          """)
  }

  @Test func `of a tap has one step`() {
    #expect(
      diagram("failed", "possible", "ended", isDiscrete: true) == """
        pan of card
        ┌──────────┐     ┌───────┐
        │ possible ├─2──►│ ended │
        └────┬─────┘     └───────┘
             │ 1
        ┌────▼─────┐
        │  failed  │
        └──────────┘
        1 failed, 2 ended
        """)
  }

  @Test func `in ASCII has nothing beyond it`() {
    #expect(
      diagram("began", "ended", strokes: .ascii) == """
        pan of card
                             +-------------2---------------+
        +----------+     +---+---+     +.........+     +---v---+
        | possible +-1-->| began +....>: changed +....>| ended |
        +----+-----+     +---+---+     ++....^..++     +-------+
             :               :          +....+  :
        +....v.....+         :            +.....v.....+
        :  failed  :         +...........>: cancelled :
        +..........+                      +...........+
        1 began, 2 ended
        """)
  }

  @Test func `is told in words where there is no room`() {
    #expect(
      diagram("began", "changed", "ended", columns: 40)
        == "pan of card\n1 began, 2 changed, 3 ended")
  }

  @Test func `of a class of the program's own goes by its path`() {
    #expect(diagram("ended", isDiscrete: nil).split(separator: "\n").count == 9)
    #expect(diagram("began", isDiscrete: nil).split(separator: "\n").count == 10)
  }
}
