import KataStage
import UIKit

let profile = UIViewController()
let navigation = UINavigationController(
  rootViewController: profile)
let stage = Stage(navigation)
weak var left: UIViewController?

func visit(_ name: String, asChild: Bool) {
  var banner: UIViewController? = UIViewController()
  guard let view = banner?.view else { return }
  if asChild, let banner { profile.addChild(banner) }
  profile.view.addSubview(view)
  if asChild { banner?.didMove(toParent: profile) }
  let found = banner?.navigationController != nil
  print("\(name), stack: \(found ? "found" : "none")")

  left = banner
  banner = nil
  stage.wait(1/*:1...9*/)
  print("\(name): \("dead")")
  let seen = view.window != nil
  print("\(name), view: \(seen ? "shown" : "gone")")
}

let first = false/*:true|false*/
visit("first", asChild: first)
visit("second", asChild: !first)
