import KataStage
import UIKit

extension UIView {
  var top: CGFloat {
    convert(CGPoint.zero, to: superview).y
  }
}

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let (card, photo) = (UIView(), UIView())
for v in [card, photo] {
  v.translatesAutoresizingMaskIntoConstraints = false
  feed.addSubview(v)
  NSLayoutConstraint.activate([
    v.leftAnchor.constraint(
      equalTo: feed.leftAnchor),
    v.widthAnchor.constraint(equalToConstant: 90),
    v.heightAnchor.constraint(equalToConstant: 60),
  ])
}
NSLayoutConstraint.activate([
  card.topAnchor.constraint(
    equalTo: feed.topAnchor, constant: 40/*:20...60 by 10*/),
  photo.topAnchor.constraint(
    equalTo: feed.topAnchor, constant: 120/*:100...140 by 10*/),
])
let stage = Stage(feed)

UIView.animate(withDuration: 1) {
  card.frame.origin.y += 200/*:160...280 by 20*/
  photo.transform = CGAffineTransform(
    translationX: 0, y: 300/*:300...400 by 20*/)
}
stage.wait(2)
print("animated, card:", card.top)
print("animated, photo:", photo.top)
feed.setNeedsLayout()
print("asked, card:", card.top)
stage.wait(1)
print("laid out, card:", card.top)
print("laid out, photo:", photo.top)
