import UIKit

let card = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 100))
let badge = UIView()
let photo = UIView()
let title = UIView()
let top: CGFloat = 20/*:10|20|30|40*/
for view in [badge, photo, title] {
  view.frame = CGRect(
    x: 0, y: top, width: 300, height: 50 - top)
  card.addSubview(view)
}
photo.autoresizingMask = .flexibleHeight
title.autoresizingMask = [
  .flexibleTopMargin, .flexibleHeight,
]

card.frame.size.height += 100/*:100...300 by 50*/

print("badge:", badge.frame.minY, badge.frame.height)
print("photo:", photo.frame.minY, photo.frame.height)
print("title:", photo.frame.minY, photo.frame.height)
