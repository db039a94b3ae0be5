import KataStage
import UIKit

let feed = UIViewController()
let card = UIView()
let badge = UILabel()
let spare = UIView()

func has(_ view: UIView) -> String {
  view.window == nil || view.isHidden || view.superview?.isHidden == true ? "nil" : "set"
}
func report(_ moment: String) {
  print("\(moment): \(has(card)) \(has(badge)) \(has(spare))")
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
