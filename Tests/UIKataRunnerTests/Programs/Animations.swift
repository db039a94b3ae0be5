import KataStage
import UIKit

// What an animation block sets, what is seen on the way, and who hears of the end.
final class Card: UIView {
  let badge = UIView()
  var isOpen = false

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: isOpen ? 200 : 0, y: 0, width: 20, height: 20)
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
card.addSubview(card.badge.named("badge"))
let stage = Stage(card)

@MainActor func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

card.isOpen = true
card.setNeedsLayout()
UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
  card.layoutIfNeeded()
  card.alpha = 0.5
} completion: { finished in
  print("badge arrived", finished, stage.now)
}
print(card.badge.frame, seen(card.badge))
stage.wait(0.5)
print(card.badge.frame, seen(card.badge))
print(card.alpha, card.layer.presentation()?.opacity ?? 0)
stage.settle()

let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
  card.center.x += 100
}
animator.addCompletion { position in print("back at the start", position == .start) }
animator.startAnimation()
stage.wait(0.5)
animator.pauseAnimation()
print(animator.fractionComplete, seen(card))
animator.isReversed = true
animator.startAnimation()
stage.settle()
print(card.frame, stage.now)

card.layer.cornerRadius = 10
card.layer.shadowOpacity = 0.5
card.backgroundColor = .white
print(stage.drawn(card).roundContentCorners.count, stage.drawn(card).hasShadow)
card.clipsToBounds = true
print(stage.drawn(card).roundContentCorners.count, stage.drawn(card).hasShadow)
