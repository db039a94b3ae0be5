import KataStage
import UIKit

let ink = UIColor { traits in
  traits.userInterfaceStyle == .dark
    ? UIColor(white: 1 - 0.2/*:0.1|0.2|0.3*/, alpha: 1)
    : UIColor(white: 0.2/*:0.1|0.2|0.3*/, alpha: 1)
}
let (card, badge, title) = (UIView(), UIView(), UIView())
for view in [card, badge, title] {
  view.backgroundColor = ink
}
let light = UITraitCollection(userInterfaceStyle: .light)
light.performAsCurrent {
  card.layer.borderColor = ink.cgColor
  card.layer.shadowColor = ink.cgColor
}
card.registerForTraitChanges(
  [UITraitUserInterfaceStyle.self]
) { (card: UIView, _) in
  card.layer.shadowColor = ink.cgColor
}
let screen = UIView()
screen.addSubview(card)
screen.addSubview(title)
screen.addSubview(badge)
let stage = Stage(screen)

card.overrideUserInterfaceStyle = .dark
stage.wait(1)

func white(_ color: CGColor?) -> CGFloat {
  color!.components![0]
}
print("card:", white(card.layer.backgroundColor))
print("card's border:", white(card.layer.borderColor))
print("card's shadow:", white(card.layer.shadowColor))
print("badge:", white(badge.layer.backgroundColor))
print("title:", white(title.layer.backgroundColor))
