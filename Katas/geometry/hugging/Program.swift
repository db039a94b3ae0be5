import UIKit

final class Label: UIView {
  var own: CGFloat = 0
  override var intrinsicContentSize: CGSize {
    CGSize(width: own, height: 20)
  }
}

let row = UIView(
  frame: CGRect(x: 0, y: 0, width: 300, height: 40))
let (name, time) = (Label(), Label())
name.own = 110/*:100...120 by 10*/
time.own = 60/*:50...80 by 10*/
for v in [name, time] {
  v.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(v)
  v.topAnchor.constraint(
    equalTo: row.topAnchor).isActive = true
}
NSLayoutConstraint.activate([
  name.leftAnchor.constraint(equalTo: row.leftAnchor),
  time.leftAnchor.constraint(
    equalTo: name.rightAnchor),
  row.rightAnchor.constraint(
    equalTo: time.rightAnchor),
])
name.setContentHuggingPriority(
  UILayoutPriority(300/*:200|300*/), for: .horizontal)
time.setContentCompressionResistancePriority(
  UILayoutPriority(800/*:700|800*/), for: .horizontal)

row.layoutIfNeeded()
print("name, wide row:", name.bounds.width)
print("time, wide row:", time.bounds.width)
row.frame.size.width = 140/*:130...140 by 10*/
row.layoutIfNeeded()
print("name, narrow row:", name.bounds.width)
print("time, narrow row:", time.bounds.width)
