import KataModels
import KataStage
import Testing

@Suite("A view's transition")
@MainActor struct ViewTransitionTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let label = UILabel()
  private let stage: Stage

  init() {
    card.addSubview(label)
    stage = Stage(card)
  }

  @Test func `changes at once what has no values in between, and ends when its time has passed`() {
    stage.settle()
    let before = stage.now
    var heard: [String] = []
    UIView.transition(with: label, duration: 0.5, options: .transitionCrossDissolve) { [label] in
      label.text = "new"
      label.alpha = 0.5
    } completion: { [stage] in
      heard.append("\($0) \(rounded(stage.now - before))")
    }
    #expect(label.text == "new")
    #expect(label.layer.presentation()?.opacity == 0.5)
    stage.settle()
    #expect(heard == ["true 0.5"])
  }

  @Test func `animates what is inside where the options say so`() {
    UIView.transition(
      with: card, duration: 1, options: [.allowAnimatedContent, .curveLinear]
    ) { [label] in
      label.alpha = 0
    }
    stage.wait(0.5)
    #expect(label.layer.presentation()?.opacity == 0.5)
  }

  @Test func `puts one view in another's place, or hides and shows`() {
    let other = UIView()
    UIView.transition(from: label, to: other, duration: 0.5)
    #expect(card.subviews == [other])
    stage.settle()
    card.addSubview(label)
    label.isHidden = true
    var heard: [Bool] = []
    UIView.transition(
      from: other, to: label, duration: 0.5, options: .showHideTransitionViews
    ) { heard.append($0) }
    #expect(card.subviews == [other, label])
    #expect([other.isHidden, label.isHidden] == [true, false])
    stage.settle()
    #expect(heard == [true])
  }
}
