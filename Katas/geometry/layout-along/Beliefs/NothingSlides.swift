import KataStage
import UIKit

final class Card: UIView {
  let (photo, badge) = (UIView(), UIView())
  var (photoX, badgeX) = (0.0, 0.0)
  override func layoutSubviews() {
    super.layoutSubviews()
    photo.center.x = photoX
    badge.center.x = badgeX
  }
}

let (hasty, careful, screen) = (Card(), Card(), UIView())
for card in [hasty, careful] {
  screen.addSubview(card)
  card.addSubview(card.photo)
  card.addSubview(card.badge)
}
let stage = Stage(screen)

for card in [hasty, careful] {
  card.photoX = 100/*:60...140 by 20*/
  card.setNeedsLayout()
  if card === careful { card.layoutIfNeeded() }
  card.badgeX = 200/*:160...240 by 20*/
  card.setNeedsLayout()
  UIView.animate(
    withDuration: 4, delay: 0, options: .curveLinear
  ) { card.layoutIfNeeded() }
}
stage.wait(2)

func seen(_ view: UIView) -> CGFloat {
  view.center.x
}
print("hasty photo:", seen(hasty.photo))
print("hasty badge:", seen(hasty.badge))
print("careful photo:", seen(careful.photo))
print("careful badge:", seen(careful.badge))
