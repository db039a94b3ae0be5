import KataModels
import KataStage
import Testing

@Suite("A layer without a view")
@MainActor struct ImplicitAnimationTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let line = CALayer()
  private let stage: Stage
  private let log = TransactionLog()

  init() {
    line.frame = CGRect(x: 0, y: 0, width: 100, height: 2)
    card.layer.addSublayer(line)
    stage = Stage(card)
  }

  private var shown: CGFloat? { line.presentation()?.position.x }

  private func note(_ name: String) {
    log.lines.append("\(name) \(rounded(stage.now - log.start))")
  }

  private func begin() {
    stage.settle()
    log.start = stage.now
  }

  @Test func `gets to a new place in a quarter of a second, by itself`() {
    begin()
    line.position.x = 150
    line.opacity = 0
    #expect(line.position.x == 150)
    #expect(shown == 50)
    #expect(line.presentation()?.opacity == 1)
    stage.wait(0.125)
    #expect((shown ?? 0) > 50 && (shown ?? 0) < 150)
    stage.settle()
    #expect(rounded(stage.now - log.start) == 0.25)
    #expect(shown == 150)
    #expect(line.presentation()?.opacity == 0)
  }

  @Test func `changes at once where actions are disabled`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.position.x = 150
    CATransaction.commit()
    #expect(shown == 150)
    #expect(!CATransaction.disableActions())
    CATransaction.setDisableActions(true)
    line.position.x = 50
    #expect(shown == 50)
    stage.settle()
    line.position.x = 150
    #expect(shown == 50)
  }

  @Test func `changes at once before it is on screen, and a view's layer always`() {
    let dot = CALayer()
    card.layer.addSublayer(dot)
    dot.position.x = 7
    #expect(dot.presentation() == nil)
    stage.settle()
    #expect(dot.presentation()?.position.x == 7)
    card.layer.position.x = 300
    #expect(card.layer.presentation()?.position.x == 300)
  }

  @Test func `is told of the end by the transaction`() {
    begin()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { note("line") }
    line.position.x = 150
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("view") }
    UIView.animate(withDuration: 2) { [card] in card.alpha = 0 }
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("nothing") }
    CATransaction.commit()
    note("committed")
    stage.settle()
    #expect(log.lines == ["nothing 0.0", "committed 0.0", "line 1.0", "view 2.0"])
    #expect(CATransaction.animationDuration() == 0.25)
  }
}

@MainActor private final class TransactionLog {
  var lines: [String] = []
  var start: TimeInterval = 0
}
