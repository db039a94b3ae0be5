import KataTrace
import Testing

@Suite("A drawing of a view tree")
struct DrawingTests {
  private let window = ViewSnapshot(
    name: "Window", type: "UIWindow", frame: [0, 0, 400, 300], bounds: [0, 0, 400, 300],
    inWindow: [0, 0, 400, 300],
    subviews: [
      ViewSnapshot(
        name: "View#2", type: "UIView", frame: [0, 0, 400, 300], bounds: [0, 0, 400, 300],
        inWindow: [0, 0, 400, 300], controller: "Feed",
        subviews: [
          ViewSnapshot(
            name: "card", type: "UIView", frame: [20, 50, 200, 100], bounds: [0, 10, 200, 100],
            inWindow: [20, 50, 200, 100], clipsToBounds: true,
            subviews: [
              ViewSnapshot(
                name: "badge", type: "UIView", frame: [150, 40, 150, 60],
                bounds: [0, 0, 150, 60], inWindow: [170, 80, 150, 60], alpha: 0.5)
            ]),
          ViewSnapshot(
            name: "banner", type: "UIView", frame: [300, 200, 200, 75], bounds: [0, 0, 200, 75],
            inWindow: [300, 200, 200, 75], isTransformed: true),
          ViewSnapshot(
            name: "dot", type: "UIView", frame: [20, 260, 20, 10], bounds: [0, 0, 20, 10],
            inWindow: [20, 260, 20, 10]),
          ViewSnapshot(
            name: "ghost", type: "UIView", frame: [0, 0, 10, 10], bounds: [0, 0, 10, 10],
            inWindow: [0, 0, 10, 10], isHidden: true),
        ])
    ])

  @Test func `as an outline names what differs from a plain view`() {
    #expect(
      TreeOutline(of: window).text() == """
        Window 400×300
        └─ Feed (0, 0, 400, 300)
           ├─ card (20, 50, 200, 100) clips, bounds from (0, 10)
           │  └─ badge (150, 40, 150, 60) alpha 0.5
           ├─ banner (300, 200, 200, 75) transformed
           ├─ dot (20, 260, 20, 10)
           └─ ghost (0, 0, 10, 10) hidden
        """)
  }

  @Test func `as an outline in ASCII`() {
    #expect(
      TreeOutline(of: window, strokes: .ascii).text().hasPrefix(
        "Window 400x300\n`- Feed (0, 0, 400, 300)\n   |- card (20, 50, 200, 100) clips"))
  }

  @Test func `as a picture cuts off what isn't seen`() {
    #expect(
      TreePicture(of: window, columns: 40).text() == """
        window 400×300
        ┌ Feed 400×300 ────────────────────────┐
        │                                      │
        │                                      │
        │ ┌ card 200×100 ────┐                 │
        │ │              ┌ bad                 │
        │ │              │                     │
        │ │              └────                 │
        │ └──────────────────┘                 │
        │                                      │
        │                                      │
        │                             ┌ banner 2
        │                             │
        │                             │
        │ d▒                          └─────────
        └──────────────────────────────────────┘
        card.bounds.origin = (0, 10)
        banner is transformed: its box is its frame
        """)
  }

  @Test func `as a picture in ASCII`() {
    #expect(
      TreePicture(of: window, strokes: .ascii, columns: 40).text() == """
        window 400x300
        + Feed 400x300 ------------------------+
        |                                      |
        |                                      |
        | + card 200x100 ----+                 |
        | |              + bad                 |
        | |              |                     |
        | |              +----                 |
        | +------------------+                 |
        |                                      |
        |                                      |
        |                             + banner 2
        |                             |
        |                             |
        | d#                          +---------
        +--------------------------------------+
        card.bounds.origin = (0, 10)
        banner is transformed: its box is its frame
        """)
  }

  @Test(arguments: [8, 20, 60]) func `keeps to its columns`(columns: Int) {
    let lines = TreePicture(of: window, columns: columns).text().split(separator: "\n")
    #expect(lines.dropFirst().prefix { !$0.contains(".bounds") }.allSatisfy { $0.count <= columns })
  }

  @Test func `of a window without room is its title`() {
    let empty = ViewSnapshot(
      name: "Window", type: "UIWindow", frame: [0, 0, 0, 0], bounds: [0, 0, 0, 0],
      inWindow: [0, 0, 0, 0])
    #expect(TreePicture(of: empty).text() == "window 0×0")
  }
}
