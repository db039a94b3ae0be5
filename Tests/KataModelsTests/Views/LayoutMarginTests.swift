import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Layout margins` {
  @Test func `are what was set, and the safe area on top`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stage = Stage(card, safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(card.layoutMargins == UIEdgeInsets(top: 41, left: 2, bottom: 23, right: 4))
    card.insetsLayoutMarginsFromSafeArea = false
    #expect(card.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    stage.settle()
  }

  @Test func `may be told by the direction of reading`() {
    let card = UIView()
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(card.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      card.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `ask for layout and are told when they change, below too where they reach`() {
    final class Edged: UIView {
      var heard = 0
      override func layoutMarginsDidChange() { heard += 1 }
    }
    let (outer, inner, other) = (Edged(), Edged(), Edged())
    var heard: [Int] { [outer, inner, other].map(\.heard) }
    outer.addSubview(inner)
    outer.addSubview(other)
    inner.preservesSuperviewLayoutMargins = true
    #expect(heard == [0, 1, 0])
    outer.layoutMargins.left = 30
    outer.layoutMargins.left = 30
    #expect(heard == [1, 2, 0])
  }
}
