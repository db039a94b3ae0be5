import KataStage
import UIKit

final class Feed: UIViewController {
  var heard = "nobody"
  @objc func feedPulled() { heard = "feed" }
  @objc func cardPulled() { heard = "card" }
}
let feed = Feed()
let card = UIView(
  frame: CGRect(x: 150, y: 0, width: 250, height: 400))
feed.view.addSubview(card)
let onFeed = UIScreenEdgePanGestureRecognizer(
  target: feed, action: #selector(Feed.feedPulled))
let onCard = UIScreenEdgePanGestureRecognizer(
  target: feed, action: #selector(Feed.cardPulled))
onFeed.edges = [.left/*:.left|.right*/]
onCard.edges = [.right/*:.right|.left*/]
onFeed.edges.formUnion(onCard.edges)
onCard.edges = []
feed.view.addGestureRecognizer(onFeed)
card.addGestureRecognizer(onCard)
let stage = Stage(feed)

let starts = [
  CGPoint(x: 2, y: 600), CGPoint(x: 398, y: 600),
  CGPoint(x: 250/*:250|398|2*/, y: 600),
  CGPoint(x: 152, y: 200/*:200|300*/),
  CGPoint(x: 398, y: 200/*:200|300*/),
]
for (number, start) in starts.enumerated() {
  feed.heard = "nobody"
  let way: CGFloat = start.x < 390 ? 200 : -200
  stage.drag(
    from: start, to: CGPoint(x: start.x + way, y: start.y))
  stage.wait(1)
  print("drag \(number): \(feed.heard)")
}
