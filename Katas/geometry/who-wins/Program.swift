import UIKit

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let (card, photo) = (UIView(), UIView())
let (badge, banner) = (UIView(), UIView())
for v in [card, photo, badge, banner] {
  v.translatesAutoresizingMaskIntoConstraints = false
  feed.addSubview(v)
}
extension NSLayoutConstraint {
  func at(_ number: Float) {
    priority = UILayoutPriority(number)
    isActive = true
  }
}
card.widthAnchor.constraint(
  equalToConstant: 240/*:220...260 by 10*/).at(700/*:200|700*/)
card.widthAnchor.constraint(
  equalToConstant: 160/*:140...180 by 10*/).at(500)
photo.widthAnchor.constraint(
  equalToConstant: 120/*:100...140 by 10*/).at(400)
photo.widthAnchor.constraint(
  equalToConstant: 200/*:180...220 by 10*/).at(600/*:300|600*/)
badge.widthAnchor.constraint(
  equalToConstant: 300/*:280...320 by 10*/).at(999)
badge.widthAnchor.constraint(
  lessThanOrEqualTo: feed.widthAnchor,
  multiplier: 0.44/*:0.42...0.48 by 0.02*/).at(1000)
banner.widthAnchor.constraint(
  equalToConstant: 90/*:80...100 by 5*/).at(650)
banner.widthAnchor.constraint(
  greaterThanOrEqualToConstant: 130/*:110...150 by 10*/)
  .at(350)

feed.layoutIfNeeded()
print("card:", card.bounds.width)
print("photo:", photo.bounds.width)
print("badge:", badge.bounds.width)
print("banner:", banner.bounds.width)
