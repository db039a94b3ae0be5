import KataModels
import KataStage
import Testing

@Suite("A stage")
@MainActor struct StageTests {
  @Test func `traces from the very first callback`() {
    let lines = traced(.loading, .appearance, .isAppearing) { _ = Stage(A()) }
    #expect(
      lines == ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
  }

  @Test func `of a view leaves its frame and hangs it at the window's origin`() {
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    let stage = Stage(card, size: CGSize(width: 320, height: 480))
    #expect(card.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(card.superview?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(card.window === stage.window)
    #expect(card.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 30))
  }

  @Test func `has a window in a scene, at the end of the chain`() {
    let stage = Stage(A())
    var chain: [UIResponder] = []
    var next: UIResponder? = stage.window
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain.map { "\(type(of: $0))" } == ["UIWindow", "UIWindowScene", "UIApplication"])
    #expect(stage.window.windowScene?.windows.contains(stage.window) == true)
  }

  @Test func `announces a callback before its body`() {
    final class Talkative: UIViewController {
      static var log: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { Self.log("body") }
    }
    var lines: [String] = []
    let output = Tracer.output
    Tracer.output = { lines.append($0) }
    Talkative.log = { lines.append($0) }
    let printed = Tracer.printed
    Tracer.printed = [.appearance]
    _ = Stage(Talkative().named("talkative"))
    (Tracer.output, Tracer.printed) = (output, printed)
    #expect(lines == ["talkative.viewWillAppear", "body", "talkative.viewDidAppear"])
  }

  @Test func `prints loadView only where a class overrides it`() {
    let plain = traced(.loading) { _ = Stage(A()) }
    let custom = traced(.loading) { _ = Stage(Custom()) }
    #expect(plain == ["A.viewDidLoad"])
    #expect(custom == ["Custom.loadView", "Custom.viewDidLoad"])
  }

  @Test func `draws its window`() {
    let feed = A().named("Wall")
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 300)).named("tile")
    feed.view.addSubview(card)
    card.bounds.origin.y = 40
    let stage = Stage(feed)
    #expect(
      stage.picture == """
        window 400×800
        ┌ Wall 400×800 ────────────────────────────────────────────┐
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │     ┌ tile 200×300 ──────────────┐                       │
        │     │                            │                       │
        │     │                            │                       │
        │     │                            │                       │
        │     │                            │                       │
        │     │                            │                       │
        │     │                            │                       │
        │     │                            │                       │
        │     └────────────────────────────┘                       │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        └──────────────────────────────────────────────────────────┘
        tile.bounds.origin = (0, 40)
        """)
  }

  @Test func `a nameless controller without a navigation controller pushes nothing`() {
    let lonely = A()
    _ = Stage(lonely)
    #expect(lonely.navigationController == nil)
    lonely.navigationController?.pushViewController(B(), animated: true)
  }
}
