import KataStage
import UIKit

let feed = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let card = UIView()
card.translatesAutoresizingMaskIntoConstraints = false
feed.addSubview(card)
let top = card.topAnchor.constraint(
  equalTo: feed.topAnchor, constant: 40/*:20...80 by 20*/)
NSLayoutConstraint.activate([
  top,
  card.leftAnchor.constraint(
    equalTo: feed.leftAnchor),
  card.widthAnchor.constraint(equalToConstant: 90),
  card.heightAnchor.constraint(equalToConstant: 60),
])
let stage = Stage(feed)

UIView.animate(
  withDuration: 2, delay: 0, options: .curveLinear
) { top.constant += 100/*:100...180 by 20*/ }
stage.wait(1)
let first = card.layer.presentation()!.frame.minY
print("first, seen:", first)
stage.wait(1)

top.constant += 200/*:200...400 by 40*/
print("set, frame:", card.frame.minY)
UIView.animate(
  withDuration: 2, delay: 0, options: .curveLinear
) { feed.layoutIfNeeded() }
print("block run, frame:", card.frame.minY)
stage.wait(1)
let then = card.layer.presentation()!.frame.minY
print("half way, frame:", card.frame.minY)
print("half way, seen:", then)
