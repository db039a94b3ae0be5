import UIKit

let feed = UIScrollView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let page = UIView()
page.translatesAutoresizingMaskIntoConstraints = false
feed.addSubview(page)
let content = feed.contentLayoutGuide
let height = page.heightAnchor.constraint(
  equalToConstant: 700/*:600...900 by 50*/)
NSLayoutConstraint.activate([
  page.topAnchor.constraint(
    equalTo: content.topAnchor, constant: 40/*:20...50 by 10*/),
  page.leftAnchor.constraint(
    equalTo: content.leftAnchor, constant: 16),
  content.rightAnchor.constraint(
    equalTo: page.rightAnchor, constant: 16),
  content.bottomAnchor.constraint(
    equalTo: page.bottomAnchor, constant: 30/*:20...60 by 10*/),
  page.widthAnchor.constraint(
    equalToConstant: 250/*:240...300 by 10*/),
  height,
])

feed.layoutIfNeeded()
print("page, height:", page.bounds.height)
print("content, height:", feed.contentSize.height)
print("content, width:", feed.contentSize.width)
height.constant += 100/*:100...300 by 50*/
feed.layoutIfNeeded()
print("height later:", feed.contentSize.height)
