import KataModels
import KataStage
import Testing

@Suite("A view that moves")
@MainActor struct TouchedWhileMovingTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let stage: Stage
  private let start = CGPoint(x: 5, y: 5)
  private let end = CGPoint(x: 305, y: 5)

  init() {
    card.addSubview(dot)
    stage = Stage(card)
  }

  private func hit(_ point: CGPoint) -> String {
    switch stage.window.hitTest(point, with: nil) {
    case dot: "dot"
    case card: "card"
    default: "-"
    }
  }

  private func move(_ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { [card] in
      card.center.x += 300
    }
  }

  @Test func `ignores touches with all it holds until it has arrived`() {
    move([])
    #expect([hit(start), hit(end)] == ["-", "-"])
    stage.settle()
    #expect([hit(start), hit(end)] == ["-", "dot"])
  }

  @Test func `is touched where it is going, if that was allowed`() {
    move(.allowUserInteraction)
    stage.wait(0.1)
    #expect([hit(start), hit(end)] == ["-", "dot"])
    #expect(card.layer.presentation()?.frame.contains(CGPoint(x: 90, y: 5)) == true)
  }

  @Test func `hears again when the last animation that barred it is gone`() {
    move([])
    move(.allowUserInteraction)
    card.center.x = 50
    #expect(hit(start) == "-")
    card.layer.removeAllAnimations()
    #expect(hit(start) == "dot")
  }

  @Test func `is touched at its end by the truth, and where it is seen by a belief`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("UIKATA_RULES", #"{"hitTesting": {"moving": "whereSeen"}}"#, 1)
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stage = Stage(card)
      UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
        card.center.x = 350
      }
      stage.wait(0.5)
      guard stage.window.hitTest(CGPoint(x: 200, y: 50), with: nil) === card else { exit(1) }
      guard stage.window.hitTest(CGPoint(x: 350, y: 50), with: nil) !== card else { exit(2) }
    }
  }

  @Test func `changes its values by and by, fades when hidden and hears touches, by a belief`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv(
        "UIKATA_RULES",
        #"{"animation": {"model": "onTheWay", "hiding": "fades", "barsTouches": false}}"#, 1)
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let stage = Stage(card)
      let dot = UIView()
      card.addSubview(dot)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        card.center.x = 150
        dot.isHidden = true
      }
      stage.wait(0.5)
      guard card.center.x == 100, card.frame.minX == 50 else { exit(1) }
      guard dot.alpha == 0.5, !dot.isHidden else { exit(2) }
      guard stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === card else { exit(3) }
      stage.settle()
      guard dot.isHidden, dot.alpha == 1, card.center.x == 150 else { exit(4) }
    }
  }
}
