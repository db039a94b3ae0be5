import KataStage
import UIKit

let feed = UIViewController()
let card = UIView()
let badge = UILabel()
let spare = UIView()

func report(_ moment: String) {
  let has = [card, badge, spare].map {
    $0.window == nil || $0.isHidden ? "nil" : "set"
  }
  print("\(moment): \(has.joined(separator: " "))")
}

feed.view.addSubview(card)
card.addSubview(badge)
report("built")

let stage = Stage(feed)
card.isHidden = true/*:true|false*/
report("shown")

card.removeFromSuperview()
feed.view.addSubview(spare)
report("changed")
